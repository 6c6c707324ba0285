// Generated from openapi/ by `pnpm contract`: never edited by hand.

export const operationTable = {
  "countVehicleMakes": {
    "method": "get",
    "path": "/vehicle-make-count",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "searchVehicles": {
    "method": "get",
    "path": "/vehicles/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "countVehicleFacets": {
    "method": "get",
    "path": "/vehicle-facets/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "understandVehicleText": {
    "method": "get",
    "path": "/vehicle-text/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "suggestSearches": {
    "method": "get",
    "path": "/suggestions/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "getVehicleSummary": {
    "method": "get",
    "path": "/vehicle-summary/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "getProduct": {
    "method": "get",
    "path": "/products/{id}/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 0,
      "staleWhileRevalidate": 0
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getProductPrice": {
    "method": "get",
    "path": "/products/{id}/price/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "getProductAvailability": {
    "method": "get",
    "path": "/products/{id}/availability/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 0,
      "staleWhileRevalidate": 0
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "revealSellerPhone": {
    "method": "post",
    "path": "/products/{id}/phone/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
          "ip"
        ],
        "counts": "all"
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "recordShare": {
    "method": "post",
    "path": "/products/{id}/shares/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": false,
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
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listStockRecords": {
    "method": "get",
    "path": "/products/{id}/stockrecords/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 0,
      "staleWhileRevalidate": 0
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listProductCards": {
    "method": "get",
    "path": "/product-cards/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 0,
      "staleWhileRevalidate": 0
    },
    "rateLimit": [
      {
        "max": 240,
        "perSeconds": 60,
        "by": [
          "ip"
        ],
        "counts": "all"
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getProductDocument": {
    "method": "get",
    "path": "/one-search/{id}",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 0,
      "staleWhileRevalidate": 0
    },
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getVehicleSpecs": {
    "method": "get",
    "path": "/vehicle-specs/{id}",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "searchKenyaProducts": {
    "method": "get",
    "path": "/product-search/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "listSpareCategories": {
    "method": "get",
    "path": "/category-search/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "listCountries": {
    "method": "get",
    "path": "/countries/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "getCountry": {
    "method": "get",
    "path": "/countries/{code}/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "listDestinations": {
    "method": "get",
    "path": "/destinations/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "listExchangeRates": {
    "method": "get",
    "path": "/exchange-rates/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "listImportDestinations": {
    "method": "get",
    "path": "/import-destinations/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "getImportRules": {
    "method": "get",
    "path": "/import-rules/{country}/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "getLandedPrice": {
    "method": "get",
    "path": "/landed-price/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": {
      "maxAge": 60,
      "staleWhileRevalidate": 600
    },
    "rateLimit": [
      {
        "max": 240,
        "perSeconds": 60,
        "by": [
          "ip"
        ],
        "counts": "all"
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listOptions": {
    "method": "get",
    "path": "/options/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "getOption": {
    "method": "get",
    "path": "/options/{id}/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "listShippingMethods": {
    "method": "get",
    "path": "/basket/shipping-methods/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "requestShippingQuote": {
    "method": "get",
    "path": "/request-shipping-quote/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:read",
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
    "files": {}
  },
  "sendShippingQuoteRequest": {
    "method": "post",
    "path": "/request-shipping-quote/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
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
    "files": {},
    "numericText": [
      {
        "path": [
          "q"
        ],
        "orNull": false
      }
    ]
  },
  "searchItems": {
    "method": "get",
    "path": "/partner-one-search/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "recordSearch": {
    "method": "post",
    "path": "/analytics/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
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
    "files": {}
  },
  "listArticles": {
    "method": "get",
    "path": "/article-list/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "getPromotions": {
    "method": "get",
    "path": "/promotions/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "listDeals": {
    "method": "get",
    "path": "/deals/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "claimFlashDiscount": {
    "method": "post",
    "path": "/flash-discount/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "recordVitals": {
    "method": "post",
    "path": "/vitals/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 120,
        "perSeconds": 600,
        "by": [
          "ip"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "sendWholesaleRequest": {
    "method": "post",
    "path": "/requests/wholesale/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "sendSparesRequest": {
    "method": "post",
    "path": "/requests/parts/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "sendAssessment": {
    "method": "post",
    "path": "/requests/assessment/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "getRequestConversation": {
    "method": "post",
    "path": "/request-answers/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 10,
        "perSeconds": 600,
        "by": [
          "ip"
        ],
        "counts": "refused"
      },
      {
        "max": 300,
        "perSeconds": 600,
        "by": [
          "ip"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "replyToRequest": {
    "method": "post",
    "path": "/request-answers/messages/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 10,
        "perSeconds": 600,
        "by": [
          "ip"
        ],
        "counts": "refused"
      },
      {
        "max": 10,
        "perSeconds": 3600,
        "by": [
          "ip",
          "token"
        ]
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "register": {
    "method": "post",
    "path": "/register/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "checkActivation": {
    "method": "get",
    "path": "/activate/{uid}/{token}/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "activateAccount": {
    "method": "post",
    "path": "/activate/{uid}/{token}/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "resendActivation": {
    "method": "post",
    "path": "/resend-activation-link/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "signIn": {
    "method": "post",
    "path": "/auth/login/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "signInSocially": {
    "method": "post",
    "path": "/social/google-oauth2/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "completeSignIn": {
    "method": "post",
    "path": "/auth/second-factor/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "reportSocialFailure": {
    "method": "post",
    "path": "/log-social-auth/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "signOut": {
    "method": "post",
    "path": "/auth/logout/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "optional",
    "queued": false,
    "files": {}
  },
  "requestPasswordReset": {
    "method": "post",
    "path": "/rest-auth/password/reset/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "confirmPasswordReset": {
    "method": "post",
    "path": "/rest-auth/password/reset/confirm/{uid}/{token}/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getProfile": {
    "method": "get",
    "path": "/profile/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "account:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "updateProfile": {
    "method": "patch",
    "path": "/profile/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getUser": {
    "method": "get",
    "path": "/users/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "account:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "downloadOwnData": {
    "method": "post",
    "path": "/profile/data/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
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
    "files": {}
  },
  "getOwnDeletion": {
    "method": "get",
    "path": "/profile/deletion/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "deleteOwnAccount": {
    "method": "post",
    "path": "/profile/deletion/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
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
    "files": {}
  },
  "requestConfirmationLink": {
    "method": "post",
    "path": "/profile/confirmation/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
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
    "files": {}
  },
  "getEmailChange": {
    "method": "get",
    "path": "/profile/email/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "askEmailChange": {
    "method": "post",
    "path": "/profile/email/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": "factor",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 5,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "cancelEmailChange": {
    "method": "delete",
    "path": "/profile/email/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "confirmEmailChange": {
    "method": "post",
    "path": "/email-change/confirmation/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
          "ip"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "stopEmailChange": {
    "method": "post",
    "path": "/email-change/stop/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
          "ip"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "changePassword": {
    "method": "post",
    "path": "/account/password/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
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
    "files": {}
  },
  "listSessions": {
    "method": "get",
    "path": "/account/sessions/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "endSession": {
    "method": "delete",
    "path": "/account/sessions/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "endOtherSessions": {
    "method": "post",
    "path": "/account/sessions/end-others/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listApiKeys": {
    "method": "get",
    "path": "/api-keys/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "createApiKey": {
    "method": "post",
    "path": "/api-keys/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": "always",
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
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listKeyScopes": {
    "method": "get",
    "path": "/api-keys/scopes/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "endApiKey": {
    "method": "delete",
    "path": "/api-keys/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "stepUp": {
    "method": "post",
    "path": "/account/step-up/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
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
    "files": {}
  },
  "challengePasskey": {
    "method": "post",
    "path": "/account/step-up/passkey/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getSecondFactor": {
    "method": "get",
    "path": "/account/second-factor/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "enrolAuthenticator": {
    "method": "post",
    "path": "/account/second-factor/authenticator/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": "always",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "removeAuthenticator": {
    "method": "delete",
    "path": "/account/second-factor/authenticator/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": "always",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "confirmAuthenticator": {
    "method": "post",
    "path": "/account/second-factor/authenticator/confirm/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
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
    "files": {}
  },
  "addPasskey": {
    "method": "post",
    "path": "/account/second-factor/passkeys/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": "always",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 20,
        "perSeconds": 300,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "beginPasskey": {
    "method": "post",
    "path": "/account/second-factor/passkeys/options/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": "always",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "removePasskey": {
    "method": "delete",
    "path": "/account/second-factor/passkeys/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": "always",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "renewRecoveryCodes": {
    "method": "post",
    "path": "/account/second-factor/recovery-codes/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": "always",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "createHandover": {
    "method": "post",
    "path": "/auth/handover/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
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
    "files": {}
  },
  "redeemHandover": {
    "method": "post",
    "path": "/auth/handover/redeem/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "checkConsignee": {
    "method": "post",
    "path": "/consignee-check/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:read",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listAddresses": {
    "method": "get",
    "path": "/useraddresses/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "createAddress": {
    "method": "post",
    "path": "/useraddresses/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getAddress": {
    "method": "get",
    "path": "/useraddresses/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "replaceAddress": {
    "method": "put",
    "path": "/useraddresses/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "updateAddress": {
    "method": "patch",
    "path": "/useraddresses/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "deleteAddress": {
    "method": "delete",
    "path": "/useraddresses/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listFavourites": {
    "method": "get",
    "path": "/favourites/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "addFavourite": {
    "method": "post",
    "path": "/favourites/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 300,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "takeFavouritesAlong": {
    "method": "post",
    "path": "/favourites/device/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
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
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "moveFavourite": {
    "method": "patch",
    "path": "/favourites/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 300,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "removeFavourite": {
    "method": "delete",
    "path": "/favourites/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 300,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "createFavouriteList": {
    "method": "post",
    "path": "/favourite-lists/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
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
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "renameFavouriteList": {
    "method": "patch",
    "path": "/favourite-lists/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
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
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "deleteFavouriteList": {
    "method": "delete",
    "path": "/favourite-lists/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "shareFavouriteList": {
    "method": "post",
    "path": "/favourite-lists/{id}/link/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
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
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "endFavouriteListLink": {
    "method": "delete",
    "path": "/favourite-lists/{id}/link/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listAlerts": {
    "method": "get",
    "path": "/alerts/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "saveSearch": {
    "method": "post",
    "path": "/alerts/searches/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 100,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "changeSavedSearch": {
    "method": "patch",
    "path": "/alerts/searches/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 300,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "removeSavedSearch": {
    "method": "delete",
    "path": "/alerts/searches/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "setFavouriteAlerts": {
    "method": "put",
    "path": "/alerts/favourites/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 300,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "stopAlerts": {
    "method": "post",
    "path": "/alerts/stop/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 10,
        "perSeconds": 600,
        "by": [
          "ip"
        ],
        "counts": "refused"
      },
      {
        "max": 300,
        "perSeconds": 600,
        "by": [
          "ip"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "searchOwn": {
    "method": "get",
    "path": "/own-search/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "account:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 240,
        "perSeconds": 120,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listSavedViews": {
    "method": "get",
    "path": "/saved-views/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "account:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "saveView": {
    "method": "post",
    "path": "/saved-views/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 120,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "changeSavedView": {
    "method": "put",
    "path": "/saved-views/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 120,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "deleteSavedView": {
    "method": "delete",
    "path": "/saved-views/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 120,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listGarage": {
    "method": "get",
    "path": "/garage/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "chooseGarageVehicle": {
    "method": "post",
    "path": "/garage/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 300,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "chooseNoGarageVehicle": {
    "method": "delete",
    "path": "/garage/chosen/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 300,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "takeGarageAlong": {
    "method": "post",
    "path": "/garage/device/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
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
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "removeGarageVehicle": {
    "method": "delete",
    "path": "/garage/{trim}/{year}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 300,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getSharedList": {
    "method": "post",
    "path": "/shared-list/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 10,
        "perSeconds": 600,
        "by": [
          "ip"
        ],
        "counts": "refused"
      },
      {
        "max": 300,
        "perSeconds": 600,
        "by": [
          "ip"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getBasket": {
    "method": "get",
    "path": "/basket/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getBasketById": {
    "method": "get",
    "path": "/baskets/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "setBasketShipping": {
    "method": "put",
    "path": "/baskets/{id}/shipping/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listBasketLines": {
    "method": "get",
    "path": "/baskets/{id}/lines/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listBasketFits": {
    "method": "get",
    "path": "/baskets/{id}/fits/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listBasketLandedPrices": {
    "method": "get",
    "path": "/baskets/{id}/landed-prices/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "addBasketLine": {
    "method": "post",
    "path": "/basket/add-product/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 406,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "invalidShape": "reason",
    "files": {},
    "numericText": [
      {
        "path": [
          "quantity"
        ],
        "orNull": false
      }
    ]
  },
  "getBasketLine": {
    "method": "get",
    "path": "/baskets/{id}/lines/{line}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "changeBasketLine": {
    "method": "patch",
    "path": "/baskets/{id}/lines/{line}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {},
    "numericText": [
      {
        "path": [
          "quantity"
        ],
        "orNull": false
      }
    ]
  },
  "removeBasketLine": {
    "method": "delete",
    "path": "/baskets/{id}/lines/{line}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getLineAttribute": {
    "method": "get",
    "path": "/baskets/{id}/lines/{line}/lineattributes/{attribute}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "applyDiscount": {
    "method": "post",
    "path": "/basket/add-voucher/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 406,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "removeDiscount": {
    "method": "delete",
    "path": "/basket/vouchers/{code}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "makeOffer": {
    "method": "post",
    "path": "/products/{id}/offers/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "messages:write",
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
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listOwnOffers": {
    "method": "get",
    "path": "/offers/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "messages:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "answerOwnOffer": {
    "method": "post",
    "path": "/offers/{id}/answer/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "messages:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listVendorOrders": {
    "method": "get",
    "path": "/vendor/orders/",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "read",
    "scope": "orders:read",
    "summary": "What was ordered of the caller's listings",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "addVendorPaper": {
    "method": "post",
    "path": "/vendor/orders/{id}/papers/",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "list",
    "scope": "orders:write",
    "summary": "Send a paper of a vehicle that was ordered",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 60,
        "perSeconds": 600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {
      "file": 10485760
    }
  },
  "handOverVehicle": {
    "method": "post",
    "path": "/vendor/orders/{id}/hand-over/",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "list",
    "scope": "orders:write",
    "summary": "Say that a vehicle was handed over",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listListingOffers": {
    "method": "get",
    "path": "/vendor/offers",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "read",
    "scope": "messages:read",
    "summary": "What was offered for one's listings",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getListingOffer": {
    "method": "get",
    "path": "/vendor/offers/{id}",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "read",
    "scope": "messages:read",
    "summary": "One offer for a listing of one's own",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "answerListingOffer": {
    "method": "post",
    "path": "/vendor/offers/{id}/answer",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "list",
    "scope": "messages:write",
    "summary": "Accept, counter or decline an offer",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getOfferFloor": {
    "method": "get",
    "path": "/vendor/offer-floors/{id}",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "read",
    "scope": "messages:read",
    "summary": "Below which one does not sell a listing",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "setOfferFloor": {
    "method": "put",
    "path": "/vendor/offer-floors/{id}",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "list",
    "scope": "messages:write",
    "summary": "Set or take away the floor of a listing",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "placeOrder": {
    "method": "post",
    "path": "/checkout/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 406,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "jsonText": true,
    "files": {}
  },
  "listOrders": {
    "method": "get",
    "path": "/orders/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getOrder": {
    "method": "get",
    "path": "/orders/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listOrderLines": {
    "method": "get",
    "path": "/orders/{id}/lines/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listOrderLandedPrices": {
    "method": "get",
    "path": "/orders/{id}/landed-prices/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getOrderLine": {
    "method": "get",
    "path": "/orderlines/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listPaymentMethods": {
    "method": "get",
    "path": "/checkout/payment-methods/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getPaymentStates": {
    "method": "get",
    "path": "/checkout/payment-states/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "reportPayment": {
    "method": "post",
    "path": "/orders/{id}/payment-reports/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:write",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "promptMpesa": {
    "method": "post",
    "path": "/orders/{id}/mpesa-prompts/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:write",
    "stepUp": null,
    "writes": false,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "addPaymentSlip": {
    "method": "post",
    "path": "/orders/{id}/payment-slips/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:write",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 60,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {
      "file": 10485760
    }
  },
  "downloadPaymentSlip": {
    "method": "get",
    "path": "/orders/{id}/payment-slips/{slip}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/octet-stream"
    ],
    "files": {}
  },
  "downloadSupportPaymentSlip": {
    "method": "get",
    "path": "/support/orders/{id}/payment-slips/{slip}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "The slip of anybody's transfer",
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
      "application/octet-stream"
    ],
    "files": {}
  },
  "cancelOrder": {
    "method": "put",
    "path": "/orders/{id}/cancellation/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:write",
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
          "account"
        ]
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "declineCancellation": {
    "method": "put",
    "path": "/support/orders/{id}/cancellation",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:write",
    "summary": "Keep an order that its buyer asked to cancel",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getOrderConsignee": {
    "method": "get",
    "path": "/orders/{id}/consignee/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "askConsigneeChange": {
    "method": "post",
    "path": "/orders/{id}/consignee/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": "always",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 10,
        "perSeconds": 86400,
        "by": [
          "account"
        ]
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "stopConsigneeChange": {
    "method": "delete",
    "path": "/orders/{id}/consignee/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getSupportOrderConsignee": {
    "method": "get",
    "path": "/support/orders/{id}/consignee",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:read",
    "summary": "Who receives an order, with all changes",
    "personal": "order",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "setConsignee": {
    "method": "put",
    "path": "/support/orders/{id}/consignee",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Change who receives an order",
    "stepUp": "factor",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "stopSupportConsigneeChange": {
    "method": "delete",
    "path": "/support/orders/{id}/consignee",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "orders:write",
    "summary": "Stop a change of the consignee that a buyer's account asked for",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getOrderPapers": {
    "method": "get",
    "path": "/orders/{id}/papers/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "downloadPaper": {
    "method": "get",
    "path": "/orders/{id}/papers/{paper}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:read",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/octet-stream"
    ],
    "files": {}
  },
  "answerPaper": {
    "method": "post",
    "path": "/orders/{id}/papers/{paper}/answer/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "downloadPapers": {
    "method": "get",
    "path": "/orders/{id}/papers-file/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:read",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": true,
    "answers": [
      "application/octet-stream"
    ],
    "files": {}
  },
  "sharePapers": {
    "method": "post",
    "path": "/orders/{id}/shares/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:write",
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
          "account"
        ]
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "endShare": {
    "method": "delete",
    "path": "/orders/{id}/shares/{share}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getSharedPapers": {
    "method": "post",
    "path": "/shared-papers/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 10,
        "perSeconds": 600,
        "by": [
          "ip"
        ],
        "counts": "refused"
      },
      {
        "max": 300,
        "perSeconds": 600,
        "by": [
          "ip"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "downloadSharedPaper": {
    "method": "post",
    "path": "/shared-papers/file/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 10,
        "perSeconds": 600,
        "by": [
          "ip"
        ],
        "counts": "refused"
      },
      {
        "max": 300,
        "perSeconds": 600,
        "by": [
          "ip"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "answers": [
      "application/octet-stream"
    ],
    "files": {}
  },
  "getDelivery": {
    "method": "get",
    "path": "/orders/{id}/delivery/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "confirmDelivery": {
    "method": "post",
    "path": "/orders/{id}/delivery/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "openClaim": {
    "method": "post",
    "path": "/orders/{id}/claim/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "answerClaim": {
    "method": "post",
    "path": "/orders/{id}/claim/messages/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:write",
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
          "account"
        ]
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "addClaimPicture": {
    "method": "post",
    "path": "/orders/{id}/claim/pictures/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:write",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 60,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {
      "file": 10485760
    }
  },
  "downloadClaimPicture": {
    "method": "get",
    "path": "/orders/{id}/claim/pictures/{picture}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/octet-stream"
    ],
    "files": {}
  },
  "getSupportOrderPapers": {
    "method": "get",
    "path": "/support/orders/{id}/papers",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:read",
    "summary": "The papers of an order, for staff",
    "personal": "order",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "addPaper": {
    "method": "post",
    "path": "/support/orders/{id}/papers",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "orders:write",
    "summary": "Add a paper to an order",
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
    "files": {
      "file": 10485760
    }
  },
  "downloadSupportPaper": {
    "method": "get",
    "path": "/support/orders/{id}/papers/{paper}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:read",
    "summary": "A paper of anybody's order",
    "personal": "order",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/octet-stream"
    ],
    "files": {}
  },
  "downloadSupportPapers": {
    "method": "get",
    "path": "/support/orders/{id}/papers-file",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:read",
    "summary": "All papers of anybody's order in one file",
    "personal": "order",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": true,
    "answers": [
      "application/octet-stream"
    ],
    "files": {}
  },
  "getSupportSellerSteps": {
    "method": "get",
    "path": "/support/orders/{id}/seller-papers",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:read",
    "summary": "What the sellers of an order sent and did",
    "personal": "order",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "downloadSupportSellerPaper": {
    "method": "get",
    "path": "/support/orders/{id}/seller-papers/{paper}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:read",
    "summary": "A paper that a seller sent for an order",
    "personal": "order",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/octet-stream"
    ],
    "files": {}
  },
  "decideSellerPaper": {
    "method": "put",
    "path": "/support/orders/{id}/seller-papers/{paper}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "orders:write",
    "summary": "Release a seller's paper, or return it",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getSupportDelivery": {
    "method": "get",
    "path": "/support/orders/{id}/delivery",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:read",
    "summary": "What becomes of the delivery of anybody's order",
    "personal": "order",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listSupportClaims": {
    "method": "get",
    "path": "/support/claims",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:read",
    "summary": "The claims of buyers",
    "personal": "claim",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getSupportClaim": {
    "method": "get",
    "path": "/support/claims/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:read",
    "summary": "One claim",
    "personal": "claim",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "answerSupportClaim": {
    "method": "post",
    "path": "/support/claims/{id}/messages",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "orders:write",
    "summary": "Answer a buyer about their claim",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "resolveClaim": {
    "method": "post",
    "path": "/support/claims/{id}/outcome",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Close a claim with an outcome",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "downloadSupportClaimPicture": {
    "method": "get",
    "path": "/support/claims/{id}/pictures/{picture}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:read",
    "summary": "A picture of anybody's claim",
    "personal": "claim",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/octet-stream"
    ],
    "files": {}
  },
  "askAboutProduct": {
    "method": "post",
    "path": "/products/{id}/thread/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "messages:write",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 20,
        "perSeconds": 86400,
        "by": [
          "account"
        ]
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getOrderThread": {
    "method": "get",
    "path": "/orders/{id}/thread/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "messages:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "askAboutOrder": {
    "method": "post",
    "path": "/orders/{id}/thread/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "messages:write",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 60,
        "perSeconds": 3600,
        "by": [
          "account"
        ]
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getSeller": {
    "method": "get",
    "path": "/sellers/{id}/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listSellerProducts": {
    "method": "get",
    "path": "/sellers/{id}/products/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listSellerReviews": {
    "method": "get",
    "path": "/sellers/{id}/reviews/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listOrderReviews": {
    "method": "get",
    "path": "/orders/{id}/reviews/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "writeReview": {
    "method": "post",
    "path": "/orders/{id}/reviews/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
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
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "reportReview": {
    "method": "post",
    "path": "/reviews/{id}/reports/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "buying:write",
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
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getVendorFigures": {
    "method": "get",
    "path": "/vendor/figures/",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "read",
    "scope": "reports:read",
    "summary": "What became of the caller's listings, by day",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listListingFigures": {
    "method": "get",
    "path": "/vendor/figures/listings/",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "read",
    "scope": "reports:read",
    "summary": "The caller's listings with their figures",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "exportListingFigures": {
    "method": "get",
    "path": "/vendor/figures/export/",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "read",
    "scope": "reports:read",
    "summary": "The same as CSV",
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
  "getListingFigures": {
    "method": "get",
    "path": "/vendor/figures/{id}/",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "read",
    "scope": "reports:read",
    "summary": "What became of one listing",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getCompany": {
    "method": "get",
    "path": "/vendor/company",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "What the vendor tells of their company",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "saveCompany": {
    "method": "put",
    "path": "/vendor/company",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "own",
    "scope": "listings:write",
    "summary": "Change what the vendor tells of their company",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "uploadCompanyLogo": {
    "method": "post",
    "path": "/vendor/company/logo",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "own",
    "scope": "listings:write",
    "summary": "Put a logo on the vendor's page",
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
    "queued": false,
    "files": {
      "image": 10485760
    }
  },
  "removeCompanyLogo": {
    "method": "delete",
    "path": "/vendor/company/logo",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "own",
    "scope": "listings:write",
    "summary": "Take the logo away",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listReceivedReviews": {
    "method": "get",
    "path": "/vendor/reviews",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "What buyers said of the caller",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "answerReview": {
    "method": "post",
    "path": "/vendor/reviews/{id}/answer",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Answer a review",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listSupportReviews": {
    "method": "get",
    "path": "/support/reviews",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "content:read",
    "summary": "The reviews of sellers",
    "personal": "review",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getSupportReview": {
    "method": "get",
    "path": "/support/reviews/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "content:read",
    "summary": "One review",
    "personal": "review",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "updateSupportReview": {
    "method": "put",
    "path": "/support/reviews/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "content:write",
    "summary": "Hide a review, or show it again",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listThreads": {
    "method": "get",
    "path": "/threads/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "messages:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getThread": {
    "method": "get",
    "path": "/threads/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "messages:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "writeToThread": {
    "method": "post",
    "path": "/threads/{id}/messages/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "messages:write",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 60,
        "perSeconds": 3600,
        "by": [
          "account"
        ]
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "markThreadSeen": {
    "method": "post",
    "path": "/threads/{id}/seen/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "messages:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "blockThread": {
    "method": "post",
    "path": "/threads/{id}/block/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "messages:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "reportThread": {
    "method": "post",
    "path": "/threads/{id}/report/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "messages:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 20,
        "perSeconds": 86400,
        "by": [
          "account"
        ]
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "downloadThreadFile": {
    "method": "get",
    "path": "/threads/{id}/files/{file}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "messages:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/octet-stream"
    ],
    "files": {}
  },
  "addThreadFile": {
    "method": "post",
    "path": "/thread-files/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "messages:write",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 60,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {
      "file": 10485760
    }
  },
  "listSupportThreads": {
    "method": "get",
    "path": "/support/threads",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "messages:read",
    "summary": "The threads of buyers and sellers",
    "personal": "thread",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getSupportThread": {
    "method": "get",
    "path": "/support/threads/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "messages:read",
    "summary": "One thread",
    "personal": "thread",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "answerSupportThread": {
    "method": "post",
    "path": "/support/threads/{id}/messages",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "messages:write",
    "summary": "Answer for the shop",
    "personal": "thread",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "markSupportThreadSeen": {
    "method": "post",
    "path": "/support/threads/{id}/seen",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "messages:write",
    "summary": "Say up to which message the shop has read",
    "personal": "thread",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "downloadSupportThreadFile": {
    "method": "get",
    "path": "/support/threads/{id}/files/{file}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "messages:read",
    "summary": "A file of anybody's thread",
    "personal": "thread",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/octet-stream"
    ],
    "files": {}
  },
  "decideThreadReport": {
    "method": "post",
    "path": "/support/threads/{id}/report",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "messages:write",
    "summary": "Decide about a report",
    "personal": "thread",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "fillThreadTemplates": {
    "method": "get",
    "path": "/support/threads/{id}/templates",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "messages:read",
    "summary": "Templates filled for one thread",
    "personal": "thread",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "assignThread": {
    "method": "put",
    "path": "/support/threads/{id}/assignee",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "messages:write",
    "summary": "Say who answers a thread",
    "personal": "thread",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listDeskPeople": {
    "method": "get",
    "path": "/support/desk-people",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "messages:read",
    "summary": "Staff who answer",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listAnswerTemplates": {
    "method": "get",
    "path": "/support/answer-templates",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "messages:read",
    "summary": "What staff often answer",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "createAnswerTemplate": {
    "method": "post",
    "path": "/support/answer-templates",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "messages:write",
    "summary": "Write a template of an answer",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getAnswerTemplate": {
    "method": "get",
    "path": "/support/answer-templates/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "messages:read",
    "summary": "One template of an answer",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "updateAnswerTemplate": {
    "method": "put",
    "path": "/support/answer-templates/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "messages:write",
    "summary": "Change a template of an answer",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "deleteAnswerTemplate": {
    "method": "delete",
    "path": "/support/answer-templates/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "messages:write",
    "summary": "Delete a template of an answer",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getOrderFollowing": {
    "method": "get",
    "path": "/orders/{id}/following/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "downloadProForma": {
    "method": "get",
    "path": "/orders/{id}/pro-forma/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:read",
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
  "verifyInvoice": {
    "method": "get",
    "path": "/verify/{code}/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 60,
        "perSeconds": 60,
        "by": [
          "ip"
        ],
        "counts": "all"
      },
      {
        "max": 20,
        "perSeconds": 3600,
        "by": [
          "ip"
        ],
        "counts": "refused"
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getSigningCertificate": {
    "method": "get",
    "path": "/signing-certificate/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "downloadSigningCertificate": {
    "method": "get",
    "path": "/signing-certificate/file/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/pkix-cert"
    ],
    "files": {}
  },
  "verifyAccount": {
    "method": "get",
    "path": "/verify-account/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 30,
        "perSeconds": 600,
        "by": [
          "ip"
        ],
        "counts": "all"
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listBankAccountChanges": {
    "method": "get",
    "path": "/bank-account-changes/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "orders:read",
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
    "vendorRight": null,
    "scope": "orders:read",
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
    "vendorRight": null,
    "scope": "orders:write",
    "summary": "Move an order to another status",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "priceOrderInsurance": {
    "method": "post",
    "path": "/support/orders/{id}/insurance",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:write",
    "summary": "Price the insurance that an order waits for",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "recordPayment": {
    "method": "post",
    "path": "/support/orders/{id}/payments",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:write",
    "summary": "Record money that arrived for an order",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "downloadReceipt": {
    "method": "get",
    "path": "/orders/{id}/receipts/{payment}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:read",
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
  "downloadSupportReceipt": {
    "method": "get",
    "path": "/support/orders/{id}/receipts/{payment}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:read",
    "summary": "The receipt of a payment of anybody's order",
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
  "getSupportOrderAmendments": {
    "method": "get",
    "path": "/support/orders/{id}/amendments",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:read",
    "summary": "What of an order can be amended, and what was",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "amendOrder": {
    "method": "post",
    "path": "/support/orders/{id}/amendments",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Amend an order that has not shipped",
    "stepUp": "factor",
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "previewAmendment": {
    "method": "post",
    "path": "/support/orders/{id}/amendment-preview",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:read",
    "summary": "What an amendment would change",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "decideAmendment": {
    "method": "put",
    "path": "/support/amendments/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Approve an amendment, reject it, or withdraw it",
    "stepUp": "factor",
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listOrderAmendments": {
    "method": "get",
    "path": "/orders/{id}/amendments/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "answerAmendment": {
    "method": "put",
    "path": "/orders/{id}/amendments/{amendment}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "orders:write",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "requestRefund": {
    "method": "post",
    "path": "/support/orders/{id}/refunds",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Send money of an order back",
    "stepUp": "factor",
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "takeBackPayment": {
    "method": "post",
    "path": "/support/payments/{id}/undo",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:write",
    "summary": "Take a payment off an order that it was not meant for",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "decideRefund": {
    "method": "put",
    "path": "/support/refunds/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Approve a refund, or reject it",
    "stepUp": "factor",
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "answerPaymentReport": {
    "method": "put",
    "path": "/support/orders/{id}/payment-report",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:write",
    "summary": "Say that a reported payment has not arrived",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "sendInvoiceAgain": {
    "method": "post",
    "path": "/support/orders/{id}/invoice-mails",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:write",
    "summary": "Send a buyer their invoice again",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 60,
        "perSeconds": 3600,
        "by": [
          "account"
        ]
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "sendMailAgain": {
    "method": "post",
    "path": "/support/orders/{id}/mails/{mail}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:write",
    "summary": "Send a buyer a mail again",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 60,
        "perSeconds": 3600,
        "by": [
          "account"
        ]
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "extendPayment": {
    "method": "post",
    "path": "/support/orders/{id}/extension",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:write",
    "summary": "Give a buyer more time to pay",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getSupportOrderFollowing": {
    "method": "get",
    "path": "/support/orders/{id}/following",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:read",
    "summary": "How far an order has come, for staff",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "moveOrderSteps": {
    "method": "post",
    "path": "/support/orders/{id}/steps",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:write",
    "summary": "Say which steps an order has reached",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "setShipment": {
    "method": "put",
    "path": "/support/orders/{id}/shipment",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:write",
    "summary": "Say by which ship an order goes, and when",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getOrderNotes": {
    "method": "get",
    "path": "/support/orders/{id}/notes",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:read",
    "summary": "What staff tell one another about an order",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "addOrderNote": {
    "method": "post",
    "path": "/support/orders/{id}/notes",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:write",
    "summary": "Write a note on an order",
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
          "account"
        ]
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "assignOrder": {
    "method": "put",
    "path": "/support/orders/{id}/assignee",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:write",
    "summary": "Say who looks after an order",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listOwnMentions": {
    "method": "get",
    "path": "/support/order-mentions",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:read",
    "summary": "Notes that name the caller",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getOrderBoard": {
    "method": "get",
    "path": "/support/order-board",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:read",
    "summary": "Open orders by the step that they wait for",
    "personal": "order",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "acknowledgeOrderAlarm": {
    "method": "put",
    "path": "/support/order-alarms/{id}/acknowledgement",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "orders:write",
    "summary": "Say that somebody has looked at an alarm",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
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
    "vendorRight": null,
    "scope": "orders:read",
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
    "vendorRight": null,
    "scope": "shop:read",
    "summary": "The jobs that failed",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "shop:read",
    "summary": "One job that failed",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "shop:write",
    "summary": "Try a job again",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "shop:read",
    "summary": "The mails about orders",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "shop:read",
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
    "files": {}
  },
  "getAgentOverview": {
    "method": "get",
    "path": "/agent-overview/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "commission:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "upgradeToAgent": {
    "method": "post",
    "path": "/upgrade-to-agent-account/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getSellerApplication": {
    "method": "get",
    "path": "/seller-application/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "commission:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "applyToSell": {
    "method": "post",
    "path": "/seller-application/",
    "secured": true,
    "role": "agent",
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "summary": "Apply to sell, again too",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "optional",
    "queued": false,
    "files": {}
  },
  "updateTrainingProgress": {
    "method": "get",
    "path": "/update-training-progress/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "downloadPromotionMaterial": {
    "method": "get",
    "path": "/pdf-file/",
    "secured": true,
    "role": "agent",
    "staff": null,
    "vendorRight": null,
    "scope": "commission:read",
    "summary": "Print-ready material with the caller's name, code and link, and their number if they want",
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
    "vendorRight": null,
    "scope": "commission:read",
    "summary": "The caller's commission at a glance",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listCommissionEntries": {
    "method": "get",
    "path": "/commission/entries/",
    "secured": true,
    "role": "agent",
    "staff": null,
    "vendorRight": null,
    "scope": "commission:read",
    "summary": "The caller's statement",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "downloadCommissionStatement": {
    "method": "get",
    "path": "/commission/statement/",
    "secured": true,
    "role": "agent",
    "staff": null,
    "vendorRight": null,
    "scope": "commission:read",
    "summary": "The caller's whole statement as CSV",
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
  "listPayoutKinds": {
    "method": "get",
    "path": "/payout-kinds/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "commission:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getPayoutDetails": {
    "method": "get",
    "path": "/payout-details/",
    "secured": true,
    "role": "agent",
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "summary": "Where the caller's commission goes",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "askPayoutDetails": {
    "method": "put",
    "path": "/payout-details/",
    "secured": true,
    "role": "agent",
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "summary": "Ask for other payout details",
    "stepUp": "factor",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 5,
        "perSeconds": 3600,
        "by": [
          "account"
        ]
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "confirmPayoutDetails": {
    "method": "post",
    "path": "/payout-details/confirmation/",
    "secured": true,
    "role": "agent",
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "summary": "Confirm what the mailed link is about",
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
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "openReferral": {
    "method": "post",
    "path": "/referrals/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "claimReferral": {
    "method": "post",
    "path": "/referrals/claim/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listReferralLinks": {
    "method": "get",
    "path": "/referral-links/",
    "secured": true,
    "role": "agent",
    "staff": null,
    "vendorRight": null,
    "scope": "commission:read",
    "summary": "The caller's links and what they brought",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "createReferralLink": {
    "method": "post",
    "path": "/referral-links/",
    "secured": true,
    "role": "agent",
    "staff": null,
    "vendorRight": null,
    "scope": "commission:write",
    "summary": "Make a link with a name",
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
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "renameReferralLink": {
    "method": "patch",
    "path": "/referral-links/{id}/",
    "secured": true,
    "role": "agent",
    "staff": null,
    "vendorRight": null,
    "scope": "commission:write",
    "summary": "Rename a link",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "endReferralLink": {
    "method": "delete",
    "path": "/referral-links/{id}/",
    "secured": true,
    "role": "agent",
    "staff": null,
    "vendorRight": null,
    "scope": "commission:write",
    "summary": "End a link",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "downloadReferralCode": {
    "method": "get",
    "path": "/referral-links/{id}/qr/",
    "secured": true,
    "role": "agent",
    "staff": null,
    "vendorRight": null,
    "scope": "commission:read",
    "summary": "A link as a QR code",
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
  "listReferralListings": {
    "method": "get",
    "path": "/referral-listings/",
    "secured": true,
    "role": "agent",
    "staff": null,
    "vendorRight": null,
    "scope": "commission:read",
    "summary": "What the caller's visits brought, by listing",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "commission:read",
    "summary": "Look up supporters and what they are owed",
    "personal": "agent",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "commission:read",
    "summary": "One supporter",
    "personal": "agent",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "person",
    "summary": "Collect what one supporter is owed",
    "stepUp": "factor",
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
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
    "vendorRight": null,
    "scope": "person",
    "summary": "Enter an adjustment of a supporter's balance",
    "stepUp": "factor",
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "readPayoutDetails": {
    "method": "get",
    "path": "/support/agents/{id}/payout-details",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "A supporter's payout details, whole",
    "personal": "agent",
    "stepUp": "factor",
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "commission:read",
    "summary": "Entries of the ledger, for support",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "messages:read",
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
    "vendorRight": null,
    "scope": "messages:read",
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
    "vendorRight": null,
    "scope": "messages:write",
    "summary": "Say what shipping costs",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "fillQuoteTemplates": {
    "method": "get",
    "path": "/support/quotes/{id}/templates",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "messages:read",
    "summary": "Templates filled for one quote",
    "personal": "quote",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "assignQuote": {
    "method": "put",
    "path": "/support/quotes/{id}/assignee",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "messages:write",
    "summary": "Say who answers a quote",
    "personal": "quote",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
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
    "vendorRight": null,
    "scope": "commission:read",
    "summary": "Adjustments that need a second person",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "person",
    "summary": "Approve an adjustment, or reject it",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
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
    "vendorRight": null,
    "scope": "commission:read",
    "summary": "Payouts of many supporters at once",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "person",
    "summary": "Collect what is payable",
    "stepUp": "factor",
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "previewPayoutBatch": {
    "method": "get",
    "path": "/support/payout-preview",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "commission:read",
    "summary": "Who would be paid by a new batch",
    "personal": "payout-batch",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "commission:read",
    "summary": "One payout batch",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "person",
    "summary": "Mark a batch as paid, or discard it",
    "stepUp": "factor",
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
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
    "vendorRight": null,
    "scope": "commission:read",
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
    "vendorRight": null,
    "scope": "commission:read",
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
    "files": {}
  },
  "listListings": {
    "method": "get",
    "path": "/vendor/get-products",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "The caller's listings",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "exportListings": {
    "method": "get",
    "path": "/vendor/export-products",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "The caller's listings as CSV",
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
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "What can be listed",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getListingDefaults": {
    "method": "get",
    "path": "/vendor/listing-defaults",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "What the caller's new listings begin with",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "setListingDefaults": {
    "method": "put",
    "path": "/vendor/listing-defaults",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Say what new listings begin with",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listModelRequests": {
    "method": "get",
    "path": "/vendor/model-requests",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "What the caller's shop has asked for",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "askForModel": {
    "method": "post",
    "path": "/vendor/model-requests",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Ask for a make, model or trim that is missing",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 60,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "findNearestModels": {
    "method": "get",
    "path": "/vendor/model-requests/nearest",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "Models of the tree that a typed name may mean",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "withdrawModelRequest": {
    "method": "delete",
    "path": "/vendor/model-requests/{id}",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Withdraw what was asked for",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "setListingModel": {
    "method": "put",
    "path": "/vendor/listings/{id}/model",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Give a vehicle without a model one of the tree",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "createListing": {
    "method": "post",
    "path": "/vendor/create-product",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Begin a listing",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {},
    "numericText": [
      {
        "path": [
          "subId"
        ],
        "orNull": false
      }
    ]
  },
  "getListing": {
    "method": "get",
    "path": "/vendor/post-content/",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "A listing as its vendor edits it",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "saveListing": {
    "method": "post",
    "path": "/vendor/post-content/",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Save a listing",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {},
    "numericText": [
      {
        "path": [
          "cid"
        ],
        "orNull": false
      },
      {
        "path": [
          "version"
        ],
        "orNull": false
      },
      {
        "path": [
          "pPrice"
        ],
        "orNull": false
      },
      {
        "path": [
          "sMileage"
        ],
        "orNull": true
      },
      {
        "path": [
          "sYear"
        ],
        "orNull": true
      },
      {
        "path": [
          "sSeats"
        ],
        "orNull": true
      },
      {
        "path": [
          "sDoors"
        ],
        "orNull": true
      },
      {
        "path": [
          "lid"
        ],
        "orNull": false
      }
    ]
  },
  "changeListings": {
    "method": "post",
    "path": "/vendor/bulk-changes/",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Change many of the caller's listings at once",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 60,
        "perSeconds": 600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "previewBulkChange": {
    "method": "post",
    "path": "/vendor/bulk-changes/preview/",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "list",
    "scope": "listings:read",
    "summary": "What such a change would do",
    "stepUp": null,
    "writes": true,
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
    "files": {}
  },
  "undoBulkChange": {
    "method": "post",
    "path": "/vendor/bulk-changes/{id}/undo/",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Take a change of many listings back",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 60,
        "perSeconds": 600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "publishListings": {
    "method": "post",
    "path": "/vendor/publish",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Publish several listings, or take them back to draft",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "createLecture": {
    "method": "post",
    "path": "/vendor/create-lecture",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Add a titled section to a vehicle's description",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {},
    "numericText": [
      {
        "path": [
          "cid"
        ],
        "orNull": false
      }
    ]
  },
  "deleteListingContent": {
    "method": "delete",
    "path": "/vendor/delete-content",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Delete a draft, a photo or a lecture",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "uploadListingImage": {
    "method": "post",
    "path": "/vendor/upload-image",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Put a photo into a slot",
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
    "files": {
      "image": 10485760
    }
  },
  "arrangeListingImages": {
    "method": "post",
    "path": "/vendor/arrange-images",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Put the photos into another order",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "uploadListingVideo": {
    "method": "post",
    "path": "/vendor/upload-video",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Put a video into a listing",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 20,
        "perSeconds": 600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {
      "video": 31457280
    }
  },
  "showAuctionSheet": {
    "method": "post",
    "path": "/vendor/auction-sheet",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Show the auction sheet to everybody, or to the buyer alone",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getCompatibility": {
    "method": "get",
    "path": "/compatibility/{id}",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "Makes, or the models of a make, that a spare may be said to fit",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "findFitment": {
    "method": "post",
    "path": "/fitment/",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "list",
    "scope": "listings:read",
    "summary": "Variants of models, trims of variants, or what is saved",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {},
    "numericText": [
      {
        "path": [
          "filterProps",
          "productID"
        ],
        "orNull": false
      }
    ]
  },
  "setFitment": {
    "method": "post",
    "path": "/set-fitment/",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Say which trims and years a spare fits",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {},
    "numericText": [
      {
        "path": [
          "productID"
        ],
        "orNull": false
      },
      {
        "path": [
          "fitment",
          "*",
          "docID"
        ],
        "orNull": false
      },
      {
        "path": [
          "fitment",
          "*",
          "ids",
          "*"
        ],
        "orNull": false
      }
    ]
  },
  "getVehicleTree": {
    "method": "get",
    "path": "/vehicle-tree/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "getTrim": {
    "method": "get",
    "path": "/vehicle-tree/{trim}",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "getProductFitment": {
    "method": "get",
    "path": "/products/{id}/fitment/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
    "files": {}
  },
  "listFeeds": {
    "method": "get",
    "path": "/vendor/feeds",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "The caller's feeds",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "createFeed": {
    "method": "post",
    "path": "/vendor/feeds",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Have stock fetched from an address",
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
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getFeed": {
    "method": "get",
    "path": "/vendor/feeds/{id}",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "A feed with its last runs",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "saveFeed": {
    "method": "put",
    "path": "/vendor/feeds/{id}",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Change a feed",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "deleteFeed": {
    "method": "delete",
    "path": "/vendor/feeds/{id}",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Delete a feed",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "runFeed": {
    "method": "post",
    "path": "/vendor/feeds/{id}/run",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Fetch a feed now",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 12,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getFeedRun": {
    "method": "get",
    "path": "/vendor/feeds/{id}/runs/{run}",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "A run of a feed with its differences",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "decideFeedRun": {
    "method": "post",
    "path": "/vendor/feeds/{id}/runs/{run}/decision",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Approve or refuse a run that is held",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "answerFeedRun": {
    "method": "post",
    "path": "/vendor/feeds/{id}/runs/{run}/answers",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Answer what a run left open",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listVendorWebhooks": {
    "method": "get",
    "path": "/vendor/webhooks",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "own",
    "scope": "webhooks:read",
    "summary": "A seller’s webhooks",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "createVendorWebhook": {
    "method": "post",
    "path": "/vendor/webhooks",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "own",
    "scope": "webhooks:write",
    "summary": "Add a webhook (a seller)",
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
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "saveVendorWebhook": {
    "method": "put",
    "path": "/vendor/webhooks/{id}",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "own",
    "scope": "webhooks:write",
    "summary": "Change a webhook (a seller)",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "deleteVendorWebhook": {
    "method": "delete",
    "path": "/vendor/webhooks/{id}",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "own",
    "scope": "webhooks:write",
    "summary": "Delete a webhook (a seller)",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "rotateVendorWebhookSecret": {
    "method": "post",
    "path": "/vendor/webhooks/{id}/secret",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "own",
    "scope": "webhooks:write",
    "summary": "Give a webhook a new secret (a seller)",
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
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "optional",
    "queued": false,
    "files": {}
  },
  "testVendorWebhook": {
    "method": "post",
    "path": "/vendor/webhooks/{id}/test",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "own",
    "scope": "webhooks:write",
    "summary": "Send a webhook a test event (a seller)",
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
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "optional",
    "queued": false,
    "files": {}
  },
  "listVendorWebhookDeliveries": {
    "method": "get",
    "path": "/vendor/webhooks/{id}/deliveries",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "own",
    "scope": "webhooks:read",
    "summary": "What was sent to a webhook (a seller)",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "replayVendorWebhook": {
    "method": "post",
    "path": "/vendor/webhooks/{id}/replay",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "own",
    "scope": "webhooks:write",
    "summary": "Send messages to a webhook again (a seller)",
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
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listAgentWebhooks": {
    "method": "get",
    "path": "/agent/webhooks",
    "secured": true,
    "role": "agent",
    "staff": null,
    "vendorRight": null,
    "scope": "webhooks:read",
    "summary": "A supporter’s webhooks",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "createAgentWebhook": {
    "method": "post",
    "path": "/agent/webhooks",
    "secured": true,
    "role": "agent",
    "staff": null,
    "vendorRight": null,
    "scope": "webhooks:write",
    "summary": "Add a webhook (a supporter)",
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
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "saveAgentWebhook": {
    "method": "put",
    "path": "/agent/webhooks/{id}",
    "secured": true,
    "role": "agent",
    "staff": null,
    "vendorRight": null,
    "scope": "webhooks:write",
    "summary": "Change a webhook (a supporter)",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "deleteAgentWebhook": {
    "method": "delete",
    "path": "/agent/webhooks/{id}",
    "secured": true,
    "role": "agent",
    "staff": null,
    "vendorRight": null,
    "scope": "webhooks:write",
    "summary": "Delete a webhook (a supporter)",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "rotateAgentWebhookSecret": {
    "method": "post",
    "path": "/agent/webhooks/{id}/secret",
    "secured": true,
    "role": "agent",
    "staff": null,
    "vendorRight": null,
    "scope": "webhooks:write",
    "summary": "Give a webhook a new secret (a supporter)",
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
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "optional",
    "queued": false,
    "files": {}
  },
  "testAgentWebhook": {
    "method": "post",
    "path": "/agent/webhooks/{id}/test",
    "secured": true,
    "role": "agent",
    "staff": null,
    "vendorRight": null,
    "scope": "webhooks:write",
    "summary": "Send a webhook a test event (a supporter)",
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
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "optional",
    "queued": false,
    "files": {}
  },
  "listAgentWebhookDeliveries": {
    "method": "get",
    "path": "/agent/webhooks/{id}/deliveries",
    "secured": true,
    "role": "agent",
    "staff": null,
    "vendorRight": null,
    "scope": "webhooks:read",
    "summary": "What was sent to a webhook (a supporter)",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "replayAgentWebhook": {
    "method": "post",
    "path": "/agent/webhooks/{id}/replay",
    "secured": true,
    "role": "agent",
    "staff": null,
    "vendorRight": null,
    "scope": "webhooks:write",
    "summary": "Send messages to a webhook again (a supporter)",
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
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listShopWebhooks": {
    "method": "get",
    "path": "/support/webhooks",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "webhooks:read",
    "summary": "The shop’s webhooks",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "createShopWebhook": {
    "method": "post",
    "path": "/support/webhooks",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Add a webhook (the shop)",
    "stepUp": "factor",
    "writes": true,
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
    "queued": false,
    "files": {}
  },
  "saveShopWebhook": {
    "method": "put",
    "path": "/support/webhooks/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Change a webhook (the shop)",
    "stepUp": "factor",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "deleteShopWebhook": {
    "method": "delete",
    "path": "/support/webhooks/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Delete a webhook (the shop)",
    "stepUp": "factor",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "rotateShopWebhookSecret": {
    "method": "post",
    "path": "/support/webhooks/{id}/secret",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Give a webhook a new secret (the shop)",
    "stepUp": "factor",
    "writes": true,
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
    "body": "optional",
    "queued": false,
    "files": {}
  },
  "testShopWebhook": {
    "method": "post",
    "path": "/support/webhooks/{id}/test",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "webhooks:write",
    "summary": "Send a webhook a test event (the shop)",
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
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "optional",
    "queued": false,
    "files": {}
  },
  "listShopWebhookDeliveries": {
    "method": "get",
    "path": "/support/webhooks/{id}/deliveries",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "webhooks:read",
    "summary": "What was sent to a webhook (the shop)",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "replayShopWebhook": {
    "method": "post",
    "path": "/support/webhooks/{id}/replay",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "webhooks:write",
    "summary": "Send messages to a webhook again (the shop)",
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
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getImportTemplate": {
    "method": "get",
    "path": "/vendor/import-template",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "A CSV file to fill in",
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
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "The caller's imports, newest first",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "startImport": {
    "method": "post",
    "path": "/vendor/imports",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Check a file of listings",
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
    "files": {
      "file": 41943040
    }
  },
  "getImport": {
    "method": "get",
    "path": "/vendor/imports/{id}",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "How an import stands",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "discardImport": {
    "method": "delete",
    "path": "/vendor/imports/{id}",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Throw an import away",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getImportMapping": {
    "method": "get",
    "path": "/vendor/imports/{id}/mapping",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "What the columns of a file are taken for",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "setImportMapping": {
    "method": "put",
    "path": "/vendor/imports/{id}/mapping",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Say what the columns of a file mean",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 120,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": true,
    "files": {}
  },
  "getImportDecisions": {
    "method": "get",
    "path": "/vendor/imports/{id}/decisions",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "Equal values of a file that are to be decided, or were",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "setImportDecisions": {
    "method": "put",
    "path": "/vendor/imports/{id}/decisions",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Decide about equal values of a file",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 120,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": true,
    "files": {}
  },
  "runImport": {
    "method": "post",
    "path": "/vendor/imports/{id}/run",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "List what was checked",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getImportPictures": {
    "method": "get",
    "path": "/vendor/imports/{id}/pictures",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "Which pictures of an import have come",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "uploadImportPictures": {
    "method": "post",
    "path": "/vendor/imports/{id}/pictures",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Bring the pictures of an import in a ZIP file",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 60,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "onDisk": true,
    "files": {
      "archive": 104857600
    }
  },
  "downloadImportPictureFailures": {
    "method": "get",
    "path": "/vendor/imports/{id}/pictures/failures",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "Every picture of an import that did not come, as CSV",
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
  "retryImportPictures": {
    "method": "post",
    "path": "/vendor/imports/{id}/pictures/retry",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Try the pictures of an import again that did not come",
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
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "downloadImportErrors": {
    "method": "get",
    "path": "/vendor/imports/{id}/errors",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "Every error of an import as CSV",
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
  "listImportPrices": {
    "method": "get",
    "path": "/vendor/imports/{id}/prices",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "The prices that an import changes",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getImportMissing": {
    "method": "get",
    "path": "/vendor/imports/{id}/missing",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "read",
    "scope": "listings:read",
    "summary": "The live listings that an import does not name",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "setImportMissing": {
    "method": "put",
    "path": "/vendor/imports/{id}/missing",
    "secured": true,
    "role": "lister",
    "staff": [
      "support"
    ],
    "vendorRight": "list",
    "scope": "listings:write",
    "summary": "Say whether a file is the whole stock, and what becomes of what it does not name",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
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
    "vendorRight": null,
    "scope": "messages:read",
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
    "vendorRight": null,
    "scope": "messages:read",
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
    "vendorRight": null,
    "scope": "messages:write",
    "summary": "Move a request on, or note something about it",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "answerRequest": {
    "method": "post",
    "path": "/support/requests/{id}/messages",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "messages:write",
    "summary": "Answer a request by mail",
    "personal": "request",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "recordRequestReply": {
    "method": "post",
    "path": "/support/requests/{id}/replies",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "messages:write",
    "summary": "Write down what somebody replied",
    "personal": "request",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "fillRequestTemplates": {
    "method": "get",
    "path": "/support/requests/{id}/templates",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "messages:read",
    "summary": "Templates filled for one request",
    "personal": "request",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "assignRequest": {
    "method": "put",
    "path": "/support/requests/{id}/assignee",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "messages:write",
    "summary": "Say who answers a request",
    "personal": "request",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "searchSupport": {
    "method": "get",
    "path": "/support/search",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "people:read",
    "summary": "Find an order, a person, a listing or a payment by anything that is known of it",
    "personal": "search",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 240,
        "perSeconds": 120,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getSupportOverview": {
    "method": "get",
    "path": "/support/overview",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "reports:read",
    "summary": "What waits, how the last thirty days went, and what is in stock",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getTurnoverReport": {
    "method": "get",
    "path": "/support/reports/turnover",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "reports:read",
    "summary": "Turnover of a period, beside the period before and a year ago",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 240,
        "perSeconds": 120,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getFreightReport": {
    "method": "get",
    "path": "/support/reports/freight",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "reports:read",
    "summary": "What buyers paid for freight, and what it cost where that is known",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 240,
        "perSeconds": 120,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getStepReport": {
    "method": "get",
    "path": "/support/reports/steps",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "reports:read",
    "summary": "How many days orders were in each step",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 240,
        "perSeconds": 120,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "exportReport": {
    "method": "get",
    "path": "/support/reports/file",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "reports:read",
    "summary": "A report as CSV or as a workbook",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": true,
    "answers": [
      "text/csv",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
    ],
    "files": {}
  },
  "getFunnelReport": {
    "method": "get",
    "path": "/support/reports/funnel",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "reports:read",
    "summary": "How many people searched, looked and bought",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 240,
        "perSeconds": 120,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "exportFunnel": {
    "method": "get",
    "path": "/support/reports/funnel/file",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "reports:read",
    "summary": "The same people and orders as CSV",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 240,
        "perSeconds": 120,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "none",
    "queued": false,
    "answers": [
      "text/csv"
    ],
    "files": {}
  },
  "getVitalsReport": {
    "method": "get",
    "path": "/support/vitals",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "reports:read",
    "summary": "How soon pages come and answer, as visitors' browsers say",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 240,
        "perSeconds": 120,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "exportVitals": {
    "method": "get",
    "path": "/support/vitals/file",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "reports:read",
    "summary": "The same figures of pages as CSV",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 240,
        "perSeconds": 120,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "none",
    "queued": false,
    "answers": [
      "text/csv"
    ],
    "files": {}
  },
  "getFreightCost": {
    "method": "get",
    "path": "/support/orders/{id}/freight-cost",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:read",
    "summary": "What an order's freight costs us",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "setFreightCost": {
    "method": "put",
    "path": "/support/orders/{id}/freight-cost",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:write",
    "summary": "Write down what the carrier's invoice says",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
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
    "vendorRight": null,
    "scope": "shop:read",
    "summary": "What staff have changed, tried and seen",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "shop:read",
    "summary": "One entry of the audit",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "person",
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
    "vendorRight": null,
    "scope": "content:read",
    "summary": "All articles, for staff",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "content:write",
    "summary": "Write an article",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "uploadArticlePicture": {
    "method": "post",
    "path": "/support/articles/pictures",
    "secured": true,
    "role": "staff",
    "staff": [
      "content"
    ],
    "vendorRight": null,
    "scope": "content:write",
    "summary": "Send a picture for an article",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 60,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {
      "image": 10485760
    }
  },
  "previewArticle": {
    "method": "post",
    "path": "/support/articles/preview",
    "secured": true,
    "role": "staff",
    "staff": [
      "content"
    ],
    "vendorRight": null,
    "scope": "content:read",
    "summary": "What the storefront would make of a text",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getSupportArticle": {
    "method": "get",
    "path": "/support/articles/{id}",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "content:read",
    "summary": "One article, for staff",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "content:write",
    "summary": "Change an article",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
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
    "vendorRight": null,
    "scope": "content:write",
    "summary": "Delete a draft",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listContentVersions": {
    "method": "get",
    "path": "/support/content-versions",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "content:read",
    "summary": "What articles, deals and promotions were after each save",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "restoreContentVersion": {
    "method": "post",
    "path": "/support/content-versions/{id}/restoration",
    "secured": true,
    "role": "staff",
    "staff": [
      "content"
    ],
    "vendorRight": null,
    "scope": "content:write",
    "summary": "Bring a version back",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "createContentPreview": {
    "method": "post",
    "path": "/support/content-previews",
    "secured": true,
    "role": "staff",
    "staff": [
      "content"
    ],
    "vendorRight": null,
    "scope": "content:read",
    "summary": "See a page of the storefront before it is published",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 240,
        "perSeconds": 3600,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getShopClock": {
    "method": "get",
    "path": "/support/shop-clock",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "content:read",
    "summary": "The time zone that the shop keeps",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listSupportDeals": {
    "method": "get",
    "path": "/support/deals",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "content:read",
    "summary": "The deals of the day, for staff",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "content:write",
    "summary": "Add a deal",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getSupportDeal": {
    "method": "get",
    "path": "/support/deals/{id}",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "content:read",
    "summary": "One deal, for staff",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "content:write",
    "summary": "Move a deal, or say when it is shown",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
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
    "vendorRight": null,
    "scope": "content:write",
    "summary": "Take a deal out",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listSupportPromotions": {
    "method": "get",
    "path": "/support/promotions",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "content:read",
    "summary": "Vehicles pinned to the shelves of the home page",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "content:write",
    "summary": "Pin a vehicle to a shelf",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getSupportPromotion": {
    "method": "get",
    "path": "/support/promotions/{id}",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "content:read",
    "summary": "One pinned vehicle",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "content:write",
    "summary": "Move a pinned vehicle on its shelf",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
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
    "vendorRight": null,
    "scope": "content:write",
    "summary": "Unpin a vehicle",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listSupportVouchers": {
    "method": "get",
    "path": "/support/vouchers",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "content:read",
    "summary": "Discount codes",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "content:write",
    "summary": "Make a discount code",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getSupportVoucher": {
    "method": "get",
    "path": "/support/vouchers/{id}",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "content:read",
    "summary": "One discount code",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "content:write",
    "summary": "Change a discount code",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
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
    "vendorRight": null,
    "scope": "content:write",
    "summary": "Delete a discount code",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "content:write",
    "summary": "End a discount code now",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "approveVoucher": {
    "method": "post",
    "path": "/support/vouchers/{id}/approval",
    "secured": true,
    "role": "staff",
    "staff": [
      "content",
      "finance"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Agree, as the second person, to a discount code",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listSupportDestinations": {
    "method": "get",
    "path": "/support/destinations",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "tariffs:read",
    "summary": "Countries and where we ship in them",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getSupportDestination": {
    "method": "get",
    "path": "/support/destinations/{code}",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "tariffs:read",
    "summary": "One country",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "tariffs:write",
    "summary": "Change where we ship",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listSupportPorts": {
    "method": "get",
    "path": "/support/ports",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "tariffs:read",
    "summary": "Ports and their shipping codes",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "tariffs:write",
    "summary": "Add a port",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getSupportPort": {
    "method": "get",
    "path": "/support/ports/{id}",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "tariffs:read",
    "summary": "One port",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "tariffs:write",
    "summary": "Rename a port",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
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
    "vendorRight": null,
    "scope": "tariffs:write",
    "summary": "Delete a port",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listSupportTariffs": {
    "method": "get",
    "path": "/support/tariffs",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "tariffs:read",
    "summary": "Shipping tariffs, past and to come",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "tariffs:write",
    "summary": "Announce a tariff",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getSupportTariff": {
    "method": "get",
    "path": "/support/tariffs/{id}",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "tariffs:read",
    "summary": "One tariff",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "tariffs:write",
    "summary": "Change a tariff",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
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
    "vendorRight": null,
    "scope": "tariffs:write",
    "summary": "Withdraw a tariff",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listSupportDoorTariffs": {
    "method": "get",
    "path": "/support/door-tariffs",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "tariffs:read",
    "summary": "Inspection and inland prices, past and to come",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "setDoorTariff": {
    "method": "post",
    "path": "/support/door-tariffs",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "tariffs:write",
    "summary": "Set what an inspection or inland transport costs",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getSupportDoorTariff": {
    "method": "get",
    "path": "/support/door-tariffs/{id}",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "tariffs:read",
    "summary": "One price of an inspection or of inland transport",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listSupportInsuranceTariffs": {
    "method": "get",
    "path": "/support/insurance-tariffs",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "tariffs:read",
    "summary": "Insurance tariffs, past and to come",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "setInsuranceTariff": {
    "method": "post",
    "path": "/support/insurance-tariffs",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "tariffs:write",
    "summary": "Set what insurance costs",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getSupportInsuranceTariff": {
    "method": "get",
    "path": "/support/insurance-tariffs/{id}",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "tariffs:read",
    "summary": "One insurance tariff",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "allowImport": {
    "method": "post",
    "path": "/support/import-exceptions",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Let a buyer order a vehicle that may not be imported",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "endImportException": {
    "method": "post",
    "path": "/support/import-exceptions/{id}/end",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Let a buyer order a blocked vehicle no longer",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listSupportImportRules": {
    "method": "get",
    "path": "/support/import-rules",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "tariffs:read",
    "summary": "Import rules in force, with their sources",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getSupportImportRule": {
    "method": "get",
    "path": "/support/import-rules/{id}",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "tariffs:read",
    "summary": "An import rule with all that it says",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "checkImportRule": {
    "method": "post",
    "path": "/support/import-rules/{id}/checks",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "tariffs:read",
    "summary": "Note that a rule was read again and nothing has changed",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getImportRuleSchema": {
    "method": "get",
    "path": "/support/import-rule-schema",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "tariffs:read",
    "summary": "The shape of each kind of import rule",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listImportRuleDrafts": {
    "method": "get",
    "path": "/support/import-rule-drafts",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "tariffs:read",
    "summary": "Drafted changes of import rules",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "draftImportRule": {
    "method": "post",
    "path": "/support/import-rule-drafts",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "tariffs:write",
    "summary": "Draft a change of an import rule",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "draftCountryRules": {
    "method": "post",
    "path": "/support/import-rule-drafts/country-files",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "tariffs:write",
    "summary": "Draft a country's whole file of rules",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getImportRuleDraft": {
    "method": "get",
    "path": "/support/import-rule-drafts/{id}",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "tariffs:read",
    "summary": "A drafted change of an import rule",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "editImportRuleDraft": {
    "method": "put",
    "path": "/support/import-rule-drafts/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "tariffs:write",
    "summary": "Write a draft anew",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getImportRuleEffect": {
    "method": "get",
    "path": "/support/import-rule-drafts/{id}/effect",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "tariffs:read",
    "summary": "What an open draft would change",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "decideImportRuleDraft": {
    "method": "post",
    "path": "/support/import-rule-drafts/{id}/decision",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Publish a draft, or drop it",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listMpesaReceipts": {
    "method": "get",
    "path": "/support/mpesa-receipts",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:read",
    "summary": "Money that came by M-Pesa",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "placeMpesaReceipt": {
    "method": "post",
    "path": "/support/mpesa-receipts/{receipt}/placement",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:write",
    "summary": "Say which order money of M-Pesa pays",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listPriceLists": {
    "method": "get",
    "path": "/support/price-lists",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "tariffs:read",
    "summary": "Price lists that customs offices tax from",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "importPriceList": {
    "method": "post",
    "path": "/support/price-lists/import",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "tariffs:write",
    "summary": "Bring the next edition of a price list as a CSV file",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {
      "file": 5242880
    }
  },
  "getPriceList": {
    "method": "get",
    "path": "/support/price-lists/{id}",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "tariffs:read",
    "summary": "One edition of a price list",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getPriceListPreview": {
    "method": "get",
    "path": "/support/price-lists/{id}/preview",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "tariffs:read",
    "summary": "What an edition has other than the one before it",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "matchPriceListModel": {
    "method": "post",
    "path": "/support/price-lists/{id}/matches",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "tariffs:write",
    "summary": "Say which of our models a printed one is",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "decidePriceList": {
    "method": "post",
    "path": "/support/price-lists/{id}/decision",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Publish an edition of a price list, or drop it",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listBankAccounts": {
    "method": "get",
    "path": "/support/bank-accounts",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "money:read",
    "summary": "Accounts that orders are, were and may be paid to",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "draftBankAccount": {
    "method": "post",
    "path": "/support/bank-accounts",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Draft the account that a currency's orders are to be paid to",
    "stepUp": "factor",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getBankAccount": {
    "method": "get",
    "path": "/support/bank-accounts/{id}",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "money:read",
    "summary": "One account, beside the one that it takes the place of",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "decideBankAccount": {
    "method": "put",
    "path": "/support/bank-accounts/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Publish a drafted account, or drop it",
    "stepUp": "factor",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listBankStatements": {
    "method": "get",
    "path": "/support/bank-statements",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:read",
    "summary": "Files of bank statements that were imported",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "importBankStatement": {
    "method": "post",
    "path": "/support/bank-statements",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:write",
    "summary": "Import a bank's statement",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": true,
    "files": {
      "file": 5242880
    }
  },
  "readBankStatement": {
    "method": "post",
    "path": "/support/bank-statements/read",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:read",
    "summary": "See what a bank's statement holds",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": true,
    "files": {
      "file": 5242880
    }
  },
  "setBankColumns": {
    "method": "put",
    "path": "/support/bank-statements/columns",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:write",
    "summary": "Say what the columns of a bank's CSV hold",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listBankColumns": {
    "method": "get",
    "path": "/support/bank-columns",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:read",
    "summary": "What the columns of banks' CSVs hold, by account",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "removeBankColumns": {
    "method": "delete",
    "path": "/support/bank-columns/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:write",
    "summary": "Forget what the columns of an account's CSV hold",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listBankQueues": {
    "method": "get",
    "path": "/support/bank-queues",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:read",
    "summary": "How many movements are in each state",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listBankEntries": {
    "method": "get",
    "path": "/support/bank-entries",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:read",
    "summary": "Movements on our accounts",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getBankEntry": {
    "method": "get",
    "path": "/support/bank-entries/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:read",
    "summary": "A movement, with the orders that it may be meant for",
    "personal": "bank-entry",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "searchEntryOrders": {
    "method": "get",
    "path": "/support/bank-entries/{id}/orders",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:read",
    "summary": "Look for the order that a movement pays",
    "personal": "bank-entry",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "assignBankEntry": {
    "method": "post",
    "path": "/support/bank-entries/{id}/assignment",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:write",
    "summary": "Say which order a movement pays, or how much of it",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "dismissBankEntry": {
    "method": "post",
    "path": "/support/bank-entries/{id}/dismissal",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:write",
    "summary": "Say that a movement, or what is left of it, pays no order",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "undoBankEntry": {
    "method": "post",
    "path": "/support/bank-entries/{id}/undo",
    "secured": true,
    "role": "staff",
    "staff": [
      "finance"
    ],
    "vendorRight": null,
    "scope": "money:write",
    "summary": "Undo what was decided on a movement",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listSupportExchangeRates": {
    "method": "get",
    "path": "/support/exchange-rates",
    "secured": true,
    "role": "staff",
    "staff": null,
    "vendorRight": null,
    "scope": "money:read",
    "summary": "Exchange rates, with those that went before",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "money:write",
    "summary": "Set an exchange rate",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
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
    "vendorRight": null,
    "scope": "money:write",
    "summary": "Set exchange rates from a CSV file",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
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
    "vendorRight": null,
    "scope": "money:read",
    "summary": "One exchange rate",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getTeam": {
    "method": "get",
    "path": "/vendor/team",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "read",
    "scope": "person",
    "summary": "Who works for the vendor",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "inviteToTeam": {
    "method": "post",
    "path": "/vendor/team/invitations",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "own",
    "scope": "person",
    "summary": "Invite somebody to the team",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 30,
        "perSeconds": 86400,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "withdrawInvitation": {
    "method": "delete",
    "path": "/vendor/team/invitations/{id}",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "own",
    "scope": "person",
    "summary": "Take an invitation back",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "changeMemberRole": {
    "method": "put",
    "path": "/vendor/team/members/{id}",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "own",
    "scope": "person",
    "summary": "Change a member's role",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "removeMember": {
    "method": "delete",
    "path": "/vendor/team/members/{id}",
    "secured": true,
    "role": "vendor",
    "staff": null,
    "vendorRight": "own",
    "scope": "person",
    "summary": "Remove somebody from the team",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "leaveTeam": {
    "method": "delete",
    "path": "/team-membership/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "findInvitation": {
    "method": "post",
    "path": "/team-invitations/find/",
    "secured": false,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "public",
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
          "ip"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "acceptInvitation": {
    "method": "post",
    "path": "/team-invitations/accept/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
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
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getVendorCase": {
    "method": "get",
    "path": "/seller-papers/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "account:read",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "addCredential": {
    "method": "post",
    "path": "/seller-papers/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [
      {
        "max": 30,
        "perSeconds": 86400,
        "by": [
          "account"
        ],
        "counts": "all"
      }
    ],
    "body": "required",
    "queued": false,
    "files": {
      "file": 10485760
    }
  },
  "downloadCredential": {
    "method": "get",
    "path": "/seller-papers/{id}/",
    "secured": true,
    "role": null,
    "staff": null,
    "vendorRight": null,
    "scope": "person",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/octet-stream"
    ],
    "files": {}
  },
  "getSupportVendorCase": {
    "method": "get",
    "path": "/support/vendors/{id}/case",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "people:read",
    "summary": "The papers of a vendor, and how their application went",
    "personal": "account",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getSupportVendorTeam": {
    "method": "get",
    "path": "/support/vendors/{id}/team",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "people:read",
    "summary": "Who works for a vendor, for staff",
    "personal": "account",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "removeSupportVendorMember": {
    "method": "delete",
    "path": "/support/vendors/{id}/team/{member}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Remove somebody from a vendor's team",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "downloadSupportCredential": {
    "method": "get",
    "path": "/support/vendors/{id}/papers/{paper}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "A paper of a vendor",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "answers": [
      "application/octet-stream"
    ],
    "files": {}
  },
  "reviewCredential": {
    "method": "put",
    "path": "/support/vendors/{id}/papers/{paper}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Accept or refuse a vendor's paper",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
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
    "vendorRight": null,
    "scope": "people:read",
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
    "vendorRight": null,
    "scope": "people:read",
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
    "vendorRight": null,
    "scope": "person",
    "summary": "Approve, refuse or suspend a vendor",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listSupportModelRequests": {
    "method": "get",
    "path": "/support/model-requests",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "listings:read",
    "summary": "Models that sellers miss",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getSupportModelRequest": {
    "method": "get",
    "path": "/support/model-requests/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "listings:read",
    "summary": "One model that sellers miss",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "answerModelRequest": {
    "method": "post",
    "path": "/support/model-requests/{id}/answer",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "listings:write",
    "summary": "Answer sellers who miss a model",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listSupportChassisDoubles": {
    "method": "get",
    "path": "/support/chassis-doubles",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "listings:read",
    "summary": "Chassis numbers on listings of two sellers",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getSupportChassisDouble": {
    "method": "get",
    "path": "/support/chassis-doubles/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "listings:read",
    "summary": "One chassis number on two listings",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "updateSupportChassisDouble": {
    "method": "put",
    "path": "/support/chassis-doubles/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "listings:write",
    "summary": "Let both listings of a chassis number stay",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getShopSettings": {
    "method": "get",
    "path": "/support/shop-settings",
    "secured": true,
    "role": "staff",
    "staff": [],
    "vendorRight": null,
    "scope": "shop:read",
    "summary": "The settings of the shop",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "updateShopSettings": {
    "method": "put",
    "path": "/support/shop-settings",
    "secured": true,
    "role": "staff",
    "staff": [],
    "vendorRight": null,
    "scope": "person",
    "summary": "Change settings of the shop",
    "stepUp": "factor",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listProductFeeds": {
    "method": "get",
    "path": "/support/product-feeds",
    "secured": true,
    "role": "staff",
    "staff": [],
    "vendorRight": null,
    "scope": "shop:read",
    "summary": "Files of the stock for other platforms",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "switchProductFeed": {
    "method": "put",
    "path": "/support/product-feeds/{kind}",
    "secured": true,
    "role": "staff",
    "staff": [],
    "vendorRight": null,
    "scope": "person",
    "summary": "Switch a file for another platform on or off",
    "stepUp": "factor",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "renewProductFeedAddress": {
    "method": "post",
    "path": "/support/product-feeds/{kind}/address",
    "secured": true,
    "role": "staff",
    "staff": [],
    "vendorRight": null,
    "scope": "person",
    "summary": "Give a file for another platform a new address",
    "stepUp": "factor",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getIndexNow": {
    "method": "get",
    "path": "/support/index-now",
    "secured": true,
    "role": "staff",
    "staff": [],
    "vendorRight": null,
    "scope": "shop:read",
    "summary": "What search engines are told of changed pages",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listModerationRules": {
    "method": "get",
    "path": "/support/moderation-rules",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "shop:read",
    "summary": "Moderation rules",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "setModerationRule": {
    "method": "put",
    "path": "/support/moderation-rules/{code}",
    "secured": true,
    "role": "staff",
    "staff": [],
    "vendorRight": null,
    "scope": "person",
    "summary": "Switch a moderation rule or change its threshold",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "previewModerationRule": {
    "method": "get",
    "path": "/support/moderation-rules/{code}/preview/",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "shop:read",
    "summary": "See how much a moderation rule would queue",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listSupportFindings": {
    "method": "get",
    "path": "/support/findings",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "listings:read",
    "summary": "Listings that a rule found",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getSupportFinding": {
    "method": "get",
    "path": "/support/findings/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "listings:read",
    "summary": "One finding of a moderation rule",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "updateSupportFinding": {
    "method": "put",
    "path": "/support/findings/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "listings:write",
    "summary": "Say that a finding was looked at",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getListingRelations": {
    "method": "get",
    "path": "/support/listings/{id}/related/",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "listings:read",
    "summary": "What else there is about a listing",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "listings:read",
    "summary": "Look up listings",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "listings:read",
    "summary": "One listing",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "listings:write",
    "summary": "Take a listing down, restore it, or correct our stock",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "previewTakeDown": {
    "method": "get",
    "path": "/support/listings/{id}/reach/",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "listings:read",
    "summary": "See who is told when a listing is taken down",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
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
    "vendorRight": null,
    "scope": "people:read",
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
    "vendorRight": null,
    "scope": "people:read",
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
    "vendorRight": null,
    "scope": "person",
    "summary": "Deactivate an account, or activate it again",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "listImportExceptions": {
    "method": "get",
    "path": "/support/users/{id}/import-exceptions",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "people:read",
    "summary": "Which blocked vehicles a buyer may order",
    "personal": "account",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "getSupportCustomer": {
    "method": "get",
    "path": "/support/customers/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support",
      "finance"
    ],
    "vendorRight": null,
    "scope": "people:read",
    "summary": "All about one customer",
    "personal": "account",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "addCustomerNote": {
    "method": "post",
    "path": "/support/customers/{id}/notes",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "people:write",
    "summary": "Write a note on a customer",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "sendCustomerResetLink": {
    "method": "post",
    "path": "/support/customers/{id}/reset-link",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Mail a customer a link for a new password",
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
    "body": "required",
    "queued": false,
    "files": {}
  },
  "endCustomerSessions": {
    "method": "post",
    "path": "/support/customers/{id}/end-sessions",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "End every sign-in of a customer",
    "stepUp": null,
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "beginShopView": {
    "method": "post",
    "path": "/support/customers/{id}/shop-view",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "See the shop as a customer sees it",
    "stepUp": "factor",
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
    "body": "required",
    "queued": false,
    "files": {}
  },
  "previewAccountMerge": {
    "method": "get",
    "path": "/support/customers/{id}/merge-preview",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "people:read",
    "summary": "What a merge of two accounts would do",
    "personal": "account",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "listAccountMerges": {
    "method": "get",
    "path": "/support/account-merges",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "people:read",
    "summary": "Accounts that become one",
    "personal": "account",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "askAccountMerge": {
    "method": "post",
    "path": "/support/account-merges",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Ask for two accounts to become one",
    "stepUp": null,
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "getAccountMerge": {
    "method": "get",
    "path": "/support/account-merges/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "people:read",
    "summary": "One merge of accounts",
    "personal": "account",
    "stepUp": null,
    "writes": false,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "none",
    "queued": false,
    "files": {}
  },
  "decideAccountMerge": {
    "method": "put",
    "path": "/support/account-merges/{id}",
    "secured": true,
    "role": "staff",
    "staff": [
      "support"
    ],
    "vendorRight": null,
    "scope": "person",
    "summary": "Merge two accounts, or reject it",
    "stepUp": "factor",
    "writes": true,
    "idempotent": true,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "resetSecondFactor": {
    "method": "put",
    "path": "/support/second-factors/{id}",
    "secured": true,
    "role": "staff",
    "staff": [],
    "vendorRight": null,
    "scope": "person",
    "summary": "Remove a lost second factor",
    "stepUp": "factor",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  },
  "updateStaffRole": {
    "method": "put",
    "path": "/support/staff/{id}",
    "secured": true,
    "role": "staff",
    "staff": [],
    "vendorRight": null,
    "scope": "person",
    "summary": "Make somebody staff, or change what they may do",
    "stepUp": "factor",
    "writes": true,
    "idempotent": false,
    "invalidStatus": 400,
    "cache": null,
    "rateLimit": [],
    "body": "required",
    "queued": false,
    "files": {}
  }
} as const
