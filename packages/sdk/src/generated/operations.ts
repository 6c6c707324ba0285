// Generated from openapi/ by `pnpm contract`: never edited by hand.

export const operationTable = {
  "countVehicleMakes": {
    "method": "get",
    "path": "/vehicle-make-count",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 60,
      "staleWhileRevalidate": 600
    },
    "rateLimit": []
  },
  "searchVehicles": {
    "method": "get",
    "path": "/vehicles/",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 5,
      "staleWhileRevalidate": 60
    },
    "rateLimit": []
  },
  "countVehicleFacets": {
    "method": "get",
    "path": "/vehicle-facets/",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 5,
      "staleWhileRevalidate": 60
    },
    "rateLimit": []
  },
  "understandVehicleText": {
    "method": "get",
    "path": "/vehicle-text/",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 30,
      "staleWhileRevalidate": 600
    },
    "rateLimit": []
  },
  "getProduct": {
    "method": "get",
    "path": "/products/{id}/",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 5,
      "staleWhileRevalidate": 60
    },
    "rateLimit": []
  },
  "getProductPrice": {
    "method": "get",
    "path": "/products/{id}/price/",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 5,
      "staleWhileRevalidate": 60
    },
    "rateLimit": []
  },
  "getProductAvailability": {
    "method": "get",
    "path": "/products/{id}/availability/",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 1,
      "staleWhileRevalidate": 5
    },
    "rateLimit": []
  },
  "listStockRecords": {
    "method": "get",
    "path": "/products/{id}/stockrecords/",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 1,
      "staleWhileRevalidate": 5
    },
    "rateLimit": []
  },
  "getProductDocument": {
    "method": "get",
    "path": "/one-search/{id}",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 5,
      "staleWhileRevalidate": 60
    },
    "rateLimit": []
  },
  "getVehicleSpecs": {
    "method": "get",
    "path": "/vehicle-specs/{id}",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 5,
      "staleWhileRevalidate": 60
    },
    "rateLimit": []
  },
  "searchKenyaProducts": {
    "method": "get",
    "path": "/product-search/",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 5,
      "staleWhileRevalidate": 60
    },
    "rateLimit": []
  },
  "listSpareCategories": {
    "method": "get",
    "path": "/category-search/",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 300,
      "staleWhileRevalidate": 3600
    },
    "rateLimit": []
  },
  "listCountries": {
    "method": "get",
    "path": "/countries/",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 300,
      "staleWhileRevalidate": 3600
    },
    "rateLimit": []
  },
  "getCountry": {
    "method": "get",
    "path": "/countries/{code}/",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 300,
      "staleWhileRevalidate": 3600
    },
    "rateLimit": []
  },
  "listDestinations": {
    "method": "get",
    "path": "/destinations/",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 300,
      "staleWhileRevalidate": 3600
    },
    "rateLimit": []
  },
  "listOptions": {
    "method": "get",
    "path": "/options/",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 300,
      "staleWhileRevalidate": 3600
    },
    "rateLimit": []
  },
  "getOption": {
    "method": "get",
    "path": "/options/{id}/",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 300,
      "staleWhileRevalidate": 3600
    },
    "rateLimit": []
  },
  "listShippingMethods": {
    "method": "get",
    "path": "/basket/shipping-methods/",
    "secured": true,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "requestShippingQuote": {
    "method": "get",
    "path": "/request-shipping-quote/",
    "secured": true,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "sendShippingQuoteRequest": {
    "method": "post",
    "path": "/request-shipping-quote/",
    "secured": true,
    "role": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "searchItems": {
    "method": "get",
    "path": "/partner-one-search/",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 5,
      "staleWhileRevalidate": 60
    },
    "rateLimit": []
  },
  "recordSearch": {
    "method": "post",
    "path": "/analytics/",
    "secured": true,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 120,
        "perSeconds": 60,
        "by": [
          "account"
        ]
      }
    ]
  },
  "listArticles": {
    "method": "get",
    "path": "/article-list/",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 60,
      "staleWhileRevalidate": 600
    },
    "rateLimit": []
  },
  "getPromotions": {
    "method": "get",
    "path": "/promotions/",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 60,
      "staleWhileRevalidate": 600
    },
    "rateLimit": []
  },
  "listDeals": {
    "method": "get",
    "path": "/deals/",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 60,
      "staleWhileRevalidate": 600
    },
    "rateLimit": []
  },
  "claimFlashDiscount": {
    "method": "post",
    "path": "/flash-discount/",
    "secured": false,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 5,
        "perSeconds": 3600,
        "by": [
          "ip"
        ]
      },
      {
        "max": 3,
        "perSeconds": 3600,
        "by": [
          "email"
        ]
      }
    ]
  },
  "sendWholesaleRequest": {
    "method": "post",
    "path": "/requests/wholesale/",
    "secured": false,
    "role": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 5,
        "perSeconds": 3600,
        "by": [
          "ip"
        ]
      },
      {
        "max": 3,
        "perSeconds": 3600,
        "by": [
          "userEmail"
        ]
      }
    ]
  },
  "sendSparesRequest": {
    "method": "post",
    "path": "/requests/parts/",
    "secured": false,
    "role": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 5,
        "perSeconds": 3600,
        "by": [
          "ip"
        ]
      },
      {
        "max": 3,
        "perSeconds": 3600,
        "by": [
          "userEmail"
        ]
      }
    ]
  },
  "sendAssessment": {
    "method": "post",
    "path": "/requests/assessment/",
    "secured": false,
    "role": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 5,
        "perSeconds": 3600,
        "by": [
          "ip"
        ]
      }
    ]
  },
  "register": {
    "method": "post",
    "path": "/register/",
    "secured": false,
    "role": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 5,
        "perSeconds": 3600,
        "by": [
          "ip"
        ]
      }
    ]
  },
  "activateAccount": {
    "method": "get",
    "path": "/activate/{uid}/{token}/",
    "secured": false,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "resendActivation": {
    "method": "post",
    "path": "/resend-activation-link/",
    "secured": false,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 5,
        "perSeconds": 3600,
        "by": [
          "ip"
        ]
      },
      {
        "max": 3,
        "perSeconds": 3600,
        "by": [
          "email"
        ]
      }
    ]
  },
  "signIn": {
    "method": "post",
    "path": "/auth/login/",
    "secured": false,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 10,
        "perSeconds": 60,
        "by": [
          "ip",
          "username"
        ]
      }
    ]
  },
  "signInSocially": {
    "method": "post",
    "path": "/social/google-oauth2/",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 20,
        "perSeconds": 60,
        "by": [
          "ip"
        ]
      }
    ]
  },
  "reportSocialFailure": {
    "method": "post",
    "path": "/log-social-auth/",
    "secured": false,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 20,
        "perSeconds": 60,
        "by": [
          "ip"
        ]
      }
    ]
  },
  "signOut": {
    "method": "post",
    "path": "/auth/logout/",
    "secured": false,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "requestPasswordReset": {
    "method": "post",
    "path": "/rest-auth/password/reset/",
    "secured": false,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 5,
        "perSeconds": 3600,
        "by": [
          "ip"
        ]
      },
      {
        "max": 3,
        "perSeconds": 3600,
        "by": [
          "email"
        ]
      }
    ]
  },
  "confirmPasswordReset": {
    "method": "post",
    "path": "/rest-auth/password/reset/confirm/{uid}/{token}/",
    "secured": false,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "getProfile": {
    "method": "get",
    "path": "/profile/",
    "secured": true,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "createHandover": {
    "method": "post",
    "path": "/auth/handover/",
    "secured": true,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 10,
        "perSeconds": 60,
        "by": [
          "account"
        ]
      }
    ]
  },
  "redeemHandover": {
    "method": "post",
    "path": "/auth/handover/redeem/",
    "secured": false,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 20,
        "perSeconds": 60,
        "by": [
          "ip"
        ]
      }
    ]
  },
  "listAddresses": {
    "method": "get",
    "path": "/useraddresses/",
    "secured": true,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "createAddress": {
    "method": "post",
    "path": "/useraddresses/",
    "secured": true,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "getAddress": {
    "method": "get",
    "path": "/useraddresses/{id}/",
    "secured": true,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "replaceAddress": {
    "method": "put",
    "path": "/useraddresses/{id}/",
    "secured": true,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "updateAddress": {
    "method": "patch",
    "path": "/useraddresses/{id}/",
    "secured": true,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "deleteAddress": {
    "method": "delete",
    "path": "/useraddresses/{id}/",
    "secured": true,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "getBasket": {
    "method": "get",
    "path": "/basket/",
    "secured": true,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "getBasketById": {
    "method": "get",
    "path": "/baskets/{id}/",
    "secured": true,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "listBasketLines": {
    "method": "get",
    "path": "/baskets/{id}/lines/",
    "secured": true,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "addBasketLine": {
    "method": "post",
    "path": "/basket/add-product/",
    "secured": true,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 406,
    "cache": null,
    "rateLimit": []
  },
  "getBasketLine": {
    "method": "get",
    "path": "/baskets/{id}/lines/{line}/",
    "secured": true,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "changeBasketLine": {
    "method": "patch",
    "path": "/baskets/{id}/lines/{line}/",
    "secured": true,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "removeBasketLine": {
    "method": "delete",
    "path": "/baskets/{id}/lines/{line}/",
    "secured": true,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "getLineAttribute": {
    "method": "get",
    "path": "/baskets/{id}/lines/{line}/lineattributes/{attribute}/",
    "secured": true,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "applyDiscount": {
    "method": "post",
    "path": "/basket/add-voucher/",
    "secured": true,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 406,
    "cache": null,
    "rateLimit": []
  },
  "removeDiscount": {
    "method": "delete",
    "path": "/basket/vouchers/{code}/",
    "secured": true,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "placeOrder": {
    "method": "post",
    "path": "/checkout/",
    "secured": true,
    "role": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 406,
    "cache": null,
    "rateLimit": []
  },
  "listOrders": {
    "method": "get",
    "path": "/orders/",
    "secured": true,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "getOrder": {
    "method": "get",
    "path": "/orders/{id}/",
    "secured": true,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "listOrderLines": {
    "method": "get",
    "path": "/orders/{id}/lines/",
    "secured": true,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "getOrderLine": {
    "method": "get",
    "path": "/orderlines/{id}/",
    "secured": true,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "listPaymentMethods": {
    "method": "get",
    "path": "/checkout/payment-methods/",
    "secured": true,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "getPaymentStates": {
    "method": "get",
    "path": "/checkout/payment-states/{id}/",
    "secured": true,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "downloadProForma": {
    "method": "get",
    "path": "/orders/{id}/pro-forma/",
    "secured": true,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "listSupportOrders": {
    "method": "get",
    "path": "/support/orders",
    "secured": true,
    "role": "staff",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "getSupportOrder": {
    "method": "get",
    "path": "/support/orders/{id}",
    "secured": true,
    "role": "staff",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "updateSupportOrder": {
    "method": "put",
    "path": "/support/orders/{id}",
    "secured": true,
    "role": "staff",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "getAgentOverview": {
    "method": "get",
    "path": "/agent-overview/",
    "secured": true,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "upgradeToAgent": {
    "method": "post",
    "path": "/upgrade-to-agent-account/",
    "secured": true,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "updateTrainingProgress": {
    "method": "get",
    "path": "/update-training-progress/",
    "secured": true,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "downloadPromotionMaterial": {
    "method": "get",
    "path": "/pdf-file/",
    "secured": true,
    "role": "agent",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "getCommission": {
    "method": "get",
    "path": "/commission/",
    "secured": true,
    "role": "agent",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "listCommissionEntries": {
    "method": "get",
    "path": "/commission/entries/",
    "secured": true,
    "role": "agent",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "downloadCommissionStatement": {
    "method": "get",
    "path": "/commission/statement/",
    "secured": true,
    "role": "agent",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "openReferral": {
    "method": "post",
    "path": "/referrals/",
    "secured": false,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "claimReferral": {
    "method": "post",
    "path": "/referrals/claim/",
    "secured": true,
    "role": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "listSupportAgents": {
    "method": "get",
    "path": "/support/agents",
    "secured": true,
    "role": "staff",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "getSupportAgent": {
    "method": "get",
    "path": "/support/agents/{id}",
    "secured": true,
    "role": "staff",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "payAgent": {
    "method": "post",
    "path": "/support/agents/{id}/payouts",
    "secured": true,
    "role": "staff",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  },
  "adjustCommission": {
    "method": "post",
    "path": "/support/agents/{id}/adjustments",
    "secured": true,
    "role": "staff",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": []
  }
} as const
