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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    ],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    ],
    "files": {}
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
    ],
    "files": {}
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
    ],
    "files": {}
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
    ],
    "files": {}
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
    ],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    ],
    "files": {}
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
    ],
    "files": {}
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
    ],
    "files": {}
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
    ],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    ],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    ],
    "files": {}
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
    ],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
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
    "rateLimit": [],
    "files": {}
  },
  "listListings": {
    "method": "get",
    "path": "/vendor/get-products",
    "secured": true,
    "role": "vendor",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "files": {}
  },
  "exportListings": {
    "method": "get",
    "path": "/vendor/export-products",
    "secured": true,
    "role": "vendor",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "files": {}
  },
  "getListingTypes": {
    "method": "get",
    "path": "/vendor/product-types/",
    "secured": true,
    "role": "vendor",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "files": {}
  },
  "createListing": {
    "method": "post",
    "path": "/vendor/create-product",
    "secured": true,
    "role": "vendor",
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "files": {}
  },
  "getListing": {
    "method": "get",
    "path": "/vendor/post-content/",
    "secured": true,
    "role": "vendor",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "files": {}
  },
  "saveListing": {
    "method": "post",
    "path": "/vendor/post-content/",
    "secured": true,
    "role": "vendor",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "files": {}
  },
  "publishListings": {
    "method": "post",
    "path": "/vendor/publish",
    "secured": true,
    "role": "vendor",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "files": {}
  },
  "createLecture": {
    "method": "post",
    "path": "/vendor/create-lecture",
    "secured": true,
    "role": "vendor",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "files": {}
  },
  "deleteListingContent": {
    "method": "delete",
    "path": "/vendor/delete-content",
    "secured": true,
    "role": "vendor",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "files": {}
  },
  "uploadListingImage": {
    "method": "post",
    "path": "/vendor/upload-image",
    "secured": true,
    "role": "vendor",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 240,
        "perSeconds": 600,
        "by": [
          "account"
        ]
      }
    ],
    "files": {
      "image": 10485760
    }
  },
  "arrangeListingImages": {
    "method": "post",
    "path": "/vendor/arrange-images",
    "secured": true,
    "role": "vendor",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "files": {}
  },
  "getCompatibility": {
    "method": "get",
    "path": "/compatibility/{id}",
    "secured": true,
    "role": "vendor",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "files": {}
  },
  "findFitment": {
    "method": "post",
    "path": "/fitment/",
    "secured": true,
    "role": "vendor",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "files": {}
  },
  "setFitment": {
    "method": "post",
    "path": "/set-fitment/",
    "secured": true,
    "role": "vendor",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "files": {}
  },
  "getVehicleTree": {
    "method": "get",
    "path": "/vehicle-tree/",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 300,
      "staleWhileRevalidate": 3600
    },
    "rateLimit": [],
    "files": {}
  },
  "getTrim": {
    "method": "get",
    "path": "/vehicle-tree/{trim}",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 300,
      "staleWhileRevalidate": 3600
    },
    "rateLimit": [],
    "files": {}
  },
  "getProductFitment": {
    "method": "get",
    "path": "/products/{id}/fitment/",
    "secured": false,
    "role": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 5,
      "staleWhileRevalidate": 60
    },
    "rateLimit": [],
    "files": {}
  },
  "getImportTemplate": {
    "method": "get",
    "path": "/vendor/import-template",
    "secured": true,
    "role": "vendor",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "files": {}
  },
  "listImports": {
    "method": "get",
    "path": "/vendor/imports",
    "secured": true,
    "role": "vendor",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "files": {}
  },
  "startImport": {
    "method": "post",
    "path": "/vendor/imports",
    "secured": true,
    "role": "vendor",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 30,
        "perSeconds": 3600,
        "by": [
          "account"
        ]
      }
    ],
    "files": {
      "file": 5242880
    }
  },
  "getImport": {
    "method": "get",
    "path": "/vendor/imports/{id}",
    "secured": true,
    "role": "vendor",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "files": {}
  },
  "discardImport": {
    "method": "delete",
    "path": "/vendor/imports/{id}",
    "secured": true,
    "role": "vendor",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "files": {}
  },
  "runImport": {
    "method": "post",
    "path": "/vendor/imports/{id}/run",
    "secured": true,
    "role": "vendor",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "files": {}
  },
  "downloadImportErrors": {
    "method": "get",
    "path": "/vendor/imports/{id}/errors",
    "secured": true,
    "role": "vendor",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "files": {}
  }
} as const
