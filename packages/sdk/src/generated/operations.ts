// Generated from openapi/ by `pnpm contract`: never edited by hand.

export const operationTable = {
  "countVehicleMakes": {
    "method": "get",
    "path": "/vehicle-make-count",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 60,
      "staleWhileRevalidate": 600
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "searchVehicles": {
    "method": "get",
    "path": "/vehicles/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 5,
      "staleWhileRevalidate": 60
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "countVehicleFacets": {
    "method": "get",
    "path": "/vehicle-facets/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 5,
      "staleWhileRevalidate": 60
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "understandVehicleText": {
    "method": "get",
    "path": "/vehicle-text/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 30,
      "staleWhileRevalidate": 600
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getProduct": {
    "method": "get",
    "path": "/products/{id}/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 5,
      "staleWhileRevalidate": 60
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getProductPrice": {
    "method": "get",
    "path": "/products/{id}/price/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 5,
      "staleWhileRevalidate": 60
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getProductAvailability": {
    "method": "get",
    "path": "/products/{id}/availability/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 1,
      "staleWhileRevalidate": 5
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listStockRecords": {
    "method": "get",
    "path": "/products/{id}/stockrecords/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 1,
      "staleWhileRevalidate": 5
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getProductDocument": {
    "method": "get",
    "path": "/one-search/{id}",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 5,
      "staleWhileRevalidate": 60
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getVehicleSpecs": {
    "method": "get",
    "path": "/vehicle-specs/{id}",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 5,
      "staleWhileRevalidate": 60
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "searchKenyaProducts": {
    "method": "get",
    "path": "/product-search/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 5,
      "staleWhileRevalidate": 60
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listSpareCategories": {
    "method": "get",
    "path": "/category-search/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 300,
      "staleWhileRevalidate": 3600
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listCountries": {
    "method": "get",
    "path": "/countries/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 10,
      "staleWhileRevalidate": 30
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getCountry": {
    "method": "get",
    "path": "/countries/{code}/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 10,
      "staleWhileRevalidate": 30
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listDestinations": {
    "method": "get",
    "path": "/destinations/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 10,
      "staleWhileRevalidate": 30
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listExchangeRates": {
    "method": "get",
    "path": "/exchange-rates/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 10,
      "staleWhileRevalidate": 30
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listOptions": {
    "method": "get",
    "path": "/options/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 10,
      "staleWhileRevalidate": 30
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getOption": {
    "method": "get",
    "path": "/options/{id}/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 10,
      "staleWhileRevalidate": 30
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listShippingMethods": {
    "method": "get",
    "path": "/basket/shipping-methods/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "requestShippingQuote": {
    "method": "get",
    "path": "/request-shipping-quote/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 20,
        "perSeconds": 3600,
        "by": [
          "account"
        ]
      }
    ],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "sendShippingQuoteRequest": {
    "method": "post",
    "path": "/request-shipping-quote/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 20,
        "perSeconds": 3600,
        "by": [
          "account"
        ]
      }
    ],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "searchItems": {
    "method": "get",
    "path": "/partner-one-search/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 5,
      "staleWhileRevalidate": 60
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "recordSearch": {
    "method": "post",
    "path": "/analytics/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
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
    "body": "required",
    "queued": false,
    "answers": [],
    "files": {}
  },
  "listArticles": {
    "method": "get",
    "path": "/article-list/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 10,
      "staleWhileRevalidate": 30
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getPromotions": {
    "method": "get",
    "path": "/promotions/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 10,
      "staleWhileRevalidate": 30
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listDeals": {
    "method": "get",
    "path": "/deals/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 10,
      "staleWhileRevalidate": 30
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "claimFlashDiscount": {
    "method": "post",
    "path": "/flash-discount/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
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
          "ip",
          "email"
        ]
      }
    ],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "sendWholesaleRequest": {
    "method": "post",
    "path": "/requests/wholesale/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
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
          "ip",
          "userEmail"
        ]
      }
    ],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "sendSparesRequest": {
    "method": "post",
    "path": "/requests/parts/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
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
          "ip",
          "userEmail"
        ]
      }
    ],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "sendAssessment": {
    "method": "post",
    "path": "/requests/assessment/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
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
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "register": {
    "method": "post",
    "path": "/register/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
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
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "checkActivation": {
    "method": "get",
    "path": "/activate/{uid}/{token}/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "activateAccount": {
    "method": "post",
    "path": "/activate/{uid}/{token}/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "resendActivation": {
    "method": "post",
    "path": "/resend-activation-link/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 30,
        "perSeconds": 3600,
        "by": [
          "ip"
        ]
      },
      {
        "max": 3,
        "perSeconds": 3600,
        "by": [
          "ip",
          "email"
        ]
      }
    ],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "signIn": {
    "method": "post",
    "path": "/auth/login/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "signInSocially": {
    "method": "post",
    "path": "/social/google-oauth2/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
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
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "completeSignIn": {
    "method": "post",
    "path": "/auth/second-factor/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 30,
        "perSeconds": 300,
        "by": [
          "ip"
        ],
        "counts": "refused"
      }
    ],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "reportSocialFailure": {
    "method": "post",
    "path": "/log-social-auth/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
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
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "answers": [],
    "files": {}
  },
  "signOut": {
    "method": "post",
    "path": "/auth/logout/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "optional",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "requestPasswordReset": {
    "method": "post",
    "path": "/rest-auth/password/reset/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 30,
        "perSeconds": 3600,
        "by": [
          "ip"
        ]
      },
      {
        "max": 3,
        "perSeconds": 3600,
        "by": [
          "ip",
          "email"
        ]
      }
    ],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "confirmPasswordReset": {
    "method": "post",
    "path": "/rest-auth/password/reset/confirm/{uid}/{token}/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getProfile": {
    "method": "get",
    "path": "/profile/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "updateProfile": {
    "method": "patch",
    "path": "/profile/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "downloadOwnData": {
    "method": "post",
    "path": "/profile/data/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 10,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getOwnDeletion": {
    "method": "get",
    "path": "/profile/deletion/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "deleteOwnAccount": {
    "method": "post",
    "path": "/profile/deletion/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 10,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "answers": [],
    "files": {}
  },
  "requestConfirmationLink": {
    "method": "post",
    "path": "/profile/confirmation/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 3,
        "perSeconds": 3600,
        "by": [
          "account"
        ]
      }
    ],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "changePassword": {
    "method": "post",
    "path": "/account/password/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 5,
        "perSeconds": 300,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listSessions": {
    "method": "get",
    "path": "/account/sessions/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "endSession": {
    "method": "delete",
    "path": "/account/sessions/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [],
    "files": {}
  },
  "endOtherSessions": {
    "method": "post",
    "path": "/account/sessions/end-others/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "stepUp": {
    "method": "post",
    "path": "/account/step-up/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 10,
        "perSeconds": 300,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "answers": [],
    "files": {}
  },
  "getSecondFactor": {
    "method": "get",
    "path": "/account/second-factor/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "enrolAuthenticator": {
    "method": "post",
    "path": "/account/second-factor/authenticator/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": "always",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "removeAuthenticator": {
    "method": "delete",
    "path": "/account/second-factor/authenticator/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": "always",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [],
    "files": {}
  },
  "confirmAuthenticator": {
    "method": "post",
    "path": "/account/second-factor/authenticator/confirm/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": "always",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 10,
        "perSeconds": 300,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "renewRecoveryCodes": {
    "method": "post",
    "path": "/account/second-factor/recovery-codes/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": "always",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "createHandover": {
    "method": "post",
    "path": "/auth/handover/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
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
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "redeemHandover": {
    "method": "post",
    "path": "/auth/handover/redeem/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
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
        ],
        "counts": "refused"
      }
    ],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listAddresses": {
    "method": "get",
    "path": "/useraddresses/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "createAddress": {
    "method": "post",
    "path": "/useraddresses/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getAddress": {
    "method": "get",
    "path": "/useraddresses/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "replaceAddress": {
    "method": "put",
    "path": "/useraddresses/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "updateAddress": {
    "method": "patch",
    "path": "/useraddresses/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "deleteAddress": {
    "method": "delete",
    "path": "/useraddresses/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [],
    "files": {}
  },
  "getBasket": {
    "method": "get",
    "path": "/basket/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getBasketById": {
    "method": "get",
    "path": "/baskets/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listBasketLines": {
    "method": "get",
    "path": "/baskets/{id}/lines/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "addBasketLine": {
    "method": "post",
    "path": "/basket/add-product/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 406,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getBasketLine": {
    "method": "get",
    "path": "/baskets/{id}/lines/{line}/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "changeBasketLine": {
    "method": "patch",
    "path": "/baskets/{id}/lines/{line}/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "removeBasketLine": {
    "method": "delete",
    "path": "/baskets/{id}/lines/{line}/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [],
    "files": {}
  },
  "getLineAttribute": {
    "method": "get",
    "path": "/baskets/{id}/lines/{line}/lineattributes/{attribute}/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "applyDiscount": {
    "method": "post",
    "path": "/basket/add-voucher/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 406,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "removeDiscount": {
    "method": "delete",
    "path": "/basket/vouchers/{code}/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [],
    "files": {}
  },
  "placeOrder": {
    "method": "post",
    "path": "/checkout/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 406,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listOrders": {
    "method": "get",
    "path": "/orders/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getOrder": {
    "method": "get",
    "path": "/orders/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listOrderLines": {
    "method": "get",
    "path": "/orders/{id}/lines/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getOrderLine": {
    "method": "get",
    "path": "/orderlines/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listPaymentMethods": {
    "method": "get",
    "path": "/checkout/payment-methods/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getPaymentStates": {
    "method": "get",
    "path": "/checkout/payment-states/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "downloadProForma": {
    "method": "get",
    "path": "/orders/{id}/pro-forma/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": true,
    "answers": [
      "application/pdf"
    ],
    "files": {}
  },
  "listSupportOrders": {
    "method": "get",
    "path": "/support/orders",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "summary": "Look up orders",
    "personal": "order",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getSupportOrder": {
    "method": "get",
    "path": "/support/orders/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "summary": "One order, for support",
    "personal": "order",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "updateSupportOrder": {
    "method": "put",
    "path": "/support/orders/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "summary": "Move an order to another status",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "downloadSupportProForma": {
    "method": "get",
    "path": "/support/orders/{id}/pro-forma",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "summary": "The pro-forma invoice of anybody's order",
    "personal": "order",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": true,
    "answers": [
      "application/pdf"
    ],
    "files": {}
  },
  "listFailedJobs": {
    "method": "get",
    "path": "/support/jobs",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "summary": "The jobs that failed",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getFailedJob": {
    "method": "get",
    "path": "/support/jobs/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "summary": "One job that failed",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "retryFailedJob": {
    "method": "post",
    "path": "/support/jobs/{id}/retry",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "summary": "Try a job again",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listSupportMails": {
    "method": "get",
    "path": "/support/mails",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "summary": "The mails about orders",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getSupportMail": {
    "method": "get",
    "path": "/support/mails/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "summary": "One mail about an order",
    "personal": "mail",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getAgentOverview": {
    "method": "get",
    "path": "/agent-overview/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "upgradeToAgent": {
    "method": "post",
    "path": "/upgrade-to-agent-account/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "updateTrainingProgress": {
    "method": "get",
    "path": "/update-training-progress/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "downloadPromotionMaterial": {
    "method": "get",
    "path": "/pdf-file/",
    "secured": true,
    "role": "agent",
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": true,
    "answers": [
      "image/png"
    ],
    "files": {}
  },
  "getCommission": {
    "method": "get",
    "path": "/commission/",
    "secured": true,
    "role": "agent",
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listCommissionEntries": {
    "method": "get",
    "path": "/commission/entries/",
    "secured": true,
    "role": "agent",
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "downloadCommissionStatement": {
    "method": "get",
    "path": "/commission/statement/",
    "secured": true,
    "role": "agent",
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": true,
    "answers": [
      "text/csv"
    ],
    "files": {}
  },
  "openReferral": {
    "method": "post",
    "path": "/referrals/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 60,
        "perSeconds": 3600,
        "by": [
          "ip"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "claimReferral": {
    "method": "post",
    "path": "/referrals/claim/",
    "secured": true,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [],
    "files": {}
  },
  "listSupportAgents": {
    "method": "get",
    "path": "/support/agents",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "summary": "Look up agents and what they are owed",
    "personal": "agent",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getSupportAgent": {
    "method": "get",
    "path": "/support/agents/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "summary": "One agent",
    "personal": "agent",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "payAgent": {
    "method": "post",
    "path": "/support/agents/{id}/payouts",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "Collect what one supporter is owed",
    "stepUp": "factor",
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "adjustCommission": {
    "method": "post",
    "path": "/support/agents/{id}/adjustments",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "Enter an adjustment of an agent's balance",
    "stepUp": "factor",
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listSupportEntries": {
    "method": "get",
    "path": "/support/commission-entries",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "summary": "Entries of the ledger, for support",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listSupportQuotes": {
    "method": "get",
    "path": "/support/quotes",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "summary": "Baskets that asked what shipping costs",
    "personal": "quote",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getSupportQuote": {
    "method": "get",
    "path": "/support/quotes/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "summary": "One basket that asked what shipping costs",
    "personal": "quote",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "answerQuote": {
    "method": "put",
    "path": "/support/quotes/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "summary": "Say what shipping costs",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listAdjustments": {
    "method": "get",
    "path": "/support/adjustments",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "Adjustments that need a second person",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "decideAdjustment": {
    "method": "put",
    "path": "/support/adjustments/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "Approve an adjustment, or reject it",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listPayoutBatches": {
    "method": "get",
    "path": "/support/payout-batches",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "Payouts of many supporters at once",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "createPayoutBatch": {
    "method": "post",
    "path": "/support/payout-batches",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "Collect what is payable",
    "stepUp": "factor",
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getPayoutBatch": {
    "method": "get",
    "path": "/support/payout-batches/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "One payout batch",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "closePayoutBatch": {
    "method": "put",
    "path": "/support/payout-batches/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "Mark a batch as paid, or discard it",
    "stepUp": "factor",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "exportPayoutBatch": {
    "method": "get",
    "path": "/support/payout-batches/{id}/export",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "A batch as CSV for the bank",
    "personal": "payout-batch",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": true,
    "answers": [
      "text/csv"
    ],
    "files": {}
  },
  "listPayoutLines": {
    "method": "get",
    "path": "/support/payout-lines",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "Who is paid by a batch, and how much",
    "personal": "payout-batch",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listListings": {
    "method": "get",
    "path": "/vendor/get-products",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "exportListings": {
    "method": "get",
    "path": "/vendor/export-products",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": true,
    "answers": [
      "text/csv"
    ],
    "files": {}
  },
  "getListingTypes": {
    "method": "get",
    "path": "/vendor/product-types/",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "createListing": {
    "method": "post",
    "path": "/vendor/create-product",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getListing": {
    "method": "get",
    "path": "/vendor/post-content/",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "saveListing": {
    "method": "post",
    "path": "/vendor/post-content/",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "publishListings": {
    "method": "post",
    "path": "/vendor/publish",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "createLecture": {
    "method": "post",
    "path": "/vendor/create-lecture",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "deleteListingContent": {
    "method": "delete",
    "path": "/vendor/delete-content",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [],
    "files": {}
  },
  "uploadListingImage": {
    "method": "post",
    "path": "/vendor/upload-image",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "stepUp": null,
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
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
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
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getCompatibility": {
    "method": "get",
    "path": "/compatibility/{id}",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "findFitment": {
    "method": "post",
    "path": "/fitment/",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "setFitment": {
    "method": "post",
    "path": "/set-fitment/",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getVehicleTree": {
    "method": "get",
    "path": "/vehicle-tree/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 300,
      "staleWhileRevalidate": 3600
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getTrim": {
    "method": "get",
    "path": "/vehicle-tree/{trim}",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 300,
      "staleWhileRevalidate": 3600
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getProductFitment": {
    "method": "get",
    "path": "/products/{id}/fitment/",
    "secured": false,
    "role": null,
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 5,
      "staleWhileRevalidate": 60
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getImportTemplate": {
    "method": "get",
    "path": "/vendor/import-template",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "text/csv"
    ],
    "files": {}
  },
  "listImports": {
    "method": "get",
    "path": "/vendor/imports",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "startImport": {
    "method": "post",
    "path": "/vendor/imports",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "stepUp": null,
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
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": true,
    "answers": [
      "application/json"
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
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "discardImport": {
    "method": "delete",
    "path": "/vendor/imports/{id}",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [],
    "files": {}
  },
  "runImport": {
    "method": "post",
    "path": "/vendor/imports/{id}/run",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "downloadImportErrors": {
    "method": "get",
    "path": "/vendor/imports/{id}/errors",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": true,
    "answers": [
      "text/csv"
    ],
    "files": {}
  },
  "listSupportRequests": {
    "method": "get",
    "path": "/support/requests",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "summary": "The inbox of requests",
    "personal": "request",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getSupportRequest": {
    "method": "get",
    "path": "/support/requests/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "summary": "One request",
    "personal": "request",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "updateSupportRequest": {
    "method": "put",
    "path": "/support/requests/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "summary": "Move a request on, or note something about it",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getSupportOverview": {
    "method": "get",
    "path": "/support/overview",
    "secured": true,
    "role": "staff",
    "staff": null,
    "summary": "What waits, how the last thirty days went, and what is in stock",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listAudit": {
    "method": "get",
    "path": "/support/audit",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "What staff have changed, tried and seen",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getAuditEntry": {
    "method": "get",
    "path": "/support/audit/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "One entry of the audit",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "exportAudit": {
    "method": "get",
    "path": "/support/audit-export",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "The audit as a file",
    "personal": "audit",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "text/csv"
    ],
    "files": {}
  },
  "listSupportArticles": {
    "method": "get",
    "path": "/support/articles",
    "secured": true,
    "role": "staff",
    "staff": null,
    "summary": "All articles, for staff",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "createArticle": {
    "method": "post",
    "path": "/support/articles",
    "secured": true,
    "role": "staff",
    "staff": [
      "content"
    ],
    "summary": "Write an article",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "previewArticle": {
    "method": "post",
    "path": "/support/articles/preview",
    "secured": true,
    "role": "staff",
    "staff": [
      "content"
    ],
    "summary": "What the storefront would make of a text",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getSupportArticle": {
    "method": "get",
    "path": "/support/articles/{id}",
    "secured": true,
    "role": "staff",
    "staff": null,
    "summary": "One article, for staff",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "updateArticle": {
    "method": "put",
    "path": "/support/articles/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "content"
    ],
    "summary": "Change an article",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "deleteArticle": {
    "method": "delete",
    "path": "/support/articles/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "content"
    ],
    "summary": "Delete a draft",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listSupportDeals": {
    "method": "get",
    "path": "/support/deals",
    "secured": true,
    "role": "staff",
    "staff": null,
    "summary": "The deals of the day, for staff",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "createDeal": {
    "method": "post",
    "path": "/support/deals",
    "secured": true,
    "role": "staff",
    "staff": [
      "content"
    ],
    "summary": "Add a deal",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getSupportDeal": {
    "method": "get",
    "path": "/support/deals/{id}",
    "secured": true,
    "role": "staff",
    "staff": null,
    "summary": "One deal, for staff",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "updateDeal": {
    "method": "put",
    "path": "/support/deals/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "content"
    ],
    "summary": "Move a deal",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "deleteDeal": {
    "method": "delete",
    "path": "/support/deals/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "content"
    ],
    "summary": "Take a deal out",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listSupportPromotions": {
    "method": "get",
    "path": "/support/promotions",
    "secured": true,
    "role": "staff",
    "staff": null,
    "summary": "Vehicles pinned to the shelves of the home page",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "createPromotion": {
    "method": "post",
    "path": "/support/promotions",
    "secured": true,
    "role": "staff",
    "staff": [
      "content"
    ],
    "summary": "Pin a vehicle to a shelf",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getSupportPromotion": {
    "method": "get",
    "path": "/support/promotions/{id}",
    "secured": true,
    "role": "staff",
    "staff": null,
    "summary": "One pinned vehicle",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "updatePromotion": {
    "method": "put",
    "path": "/support/promotions/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "content"
    ],
    "summary": "Move a pinned vehicle on its shelf",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "deletePromotion": {
    "method": "delete",
    "path": "/support/promotions/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "content"
    ],
    "summary": "Unpin a vehicle",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listSupportVouchers": {
    "method": "get",
    "path": "/support/vouchers",
    "secured": true,
    "role": "staff",
    "staff": null,
    "summary": "Discount codes",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "createVoucher": {
    "method": "post",
    "path": "/support/vouchers",
    "secured": true,
    "role": "staff",
    "staff": [
      "content",
      "finance"
    ],
    "summary": "Make a discount code",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getSupportVoucher": {
    "method": "get",
    "path": "/support/vouchers/{id}",
    "secured": true,
    "role": "staff",
    "staff": null,
    "summary": "One discount code",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "updateVoucher": {
    "method": "put",
    "path": "/support/vouchers/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "content",
      "finance"
    ],
    "summary": "Change a discount code",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "deleteVoucher": {
    "method": "delete",
    "path": "/support/vouchers/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "content",
      "finance"
    ],
    "summary": "Delete a discount code",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "endVoucher": {
    "method": "post",
    "path": "/support/vouchers/{id}/end",
    "secured": true,
    "role": "staff",
    "staff": [
      "content",
      "finance"
    ],
    "summary": "End a discount code now",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listSupportDestinations": {
    "method": "get",
    "path": "/support/destinations",
    "secured": true,
    "role": "staff",
    "staff": null,
    "summary": "Countries and where we ship in them",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getSupportDestination": {
    "method": "get",
    "path": "/support/destinations/{code}",
    "secured": true,
    "role": "staff",
    "staff": null,
    "summary": "One country",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "updateDestination": {
    "method": "put",
    "path": "/support/destinations/{code}",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "Change where we ship",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listSupportPorts": {
    "method": "get",
    "path": "/support/ports",
    "secured": true,
    "role": "staff",
    "staff": null,
    "summary": "Ports and their shipping codes",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "createPort": {
    "method": "post",
    "path": "/support/ports",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "Add a port",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getSupportPort": {
    "method": "get",
    "path": "/support/ports/{id}",
    "secured": true,
    "role": "staff",
    "staff": null,
    "summary": "One port",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "updatePort": {
    "method": "put",
    "path": "/support/ports/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "Rename a port",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "deletePort": {
    "method": "delete",
    "path": "/support/ports/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "Delete a port",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listSupportTariffs": {
    "method": "get",
    "path": "/support/tariffs",
    "secured": true,
    "role": "staff",
    "staff": null,
    "summary": "Shipping tariffs, past and to come",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "createTariff": {
    "method": "post",
    "path": "/support/tariffs",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "Announce a tariff",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getSupportTariff": {
    "method": "get",
    "path": "/support/tariffs/{id}",
    "secured": true,
    "role": "staff",
    "staff": null,
    "summary": "One tariff",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "updateTariff": {
    "method": "put",
    "path": "/support/tariffs/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "Change a tariff",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "deleteTariff": {
    "method": "delete",
    "path": "/support/tariffs/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "Take back a tariff",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listSupportExchangeRates": {
    "method": "get",
    "path": "/support/exchange-rates",
    "secured": true,
    "role": "staff",
    "staff": null,
    "summary": "Exchange rates, with those that went before",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "setExchangeRate": {
    "method": "post",
    "path": "/support/exchange-rates",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "Set an exchange rate",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "importExchangeRates": {
    "method": "post",
    "path": "/support/exchange-rates/import",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "summary": "Set exchange rates from a CSV file",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {
      "file": 1048576
    }
  },
  "getSupportExchangeRate": {
    "method": "get",
    "path": "/support/exchange-rates/{id}",
    "secured": true,
    "role": "staff",
    "staff": null,
    "summary": "One exchange rate",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listSupportVendors": {
    "method": "get",
    "path": "/support/vendors",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "summary": "Applications to sell, and vendors",
    "personal": "account",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getSupportVendor": {
    "method": "get",
    "path": "/support/vendors/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "summary": "One application or vendor",
    "personal": "account",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "updateSupportVendor": {
    "method": "put",
    "path": "/support/vendors/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "summary": "Approve, refuse or suspend a vendor",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listSupportListings": {
    "method": "get",
    "path": "/support/listings",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "summary": "Look up listings",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getSupportListing": {
    "method": "get",
    "path": "/support/listings/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "summary": "One listing",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "updateSupportListing": {
    "method": "put",
    "path": "/support/listings/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "summary": "Take a listing down, restore it, or correct our stock",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "listSupportUsers": {
    "method": "get",
    "path": "/support/users",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "summary": "Look up accounts",
    "personal": "account",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "getSupportUser": {
    "method": "get",
    "path": "/support/users/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "summary": "One account",
    "personal": "account",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "updateSupportUser": {
    "method": "put",
    "path": "/support/users/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "summary": "Deactivate an account, or activate it again",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  },
  "updateStaffRole": {
    "method": "put",
    "path": "/support/staff/{id}",
    "secured": true,
    "role": "staff",
    "staff": [],
    "summary": "Make somebody staff, or change what they may do",
    "stepUp": "factor",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "answers": [
      "application/json"
    ],
    "files": {}
  }
} as const
