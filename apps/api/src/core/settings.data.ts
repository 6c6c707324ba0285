import type { SettingNotes } from './setting-notes.ts'

export const settingNotes = {
  NODE_ENV: {
    group: 'process',
    importance: 'set',
    text: '`production` for a shop that others reach.',
  },
  STOREFRONT_ORIGIN: {
    group: 'process',
    importance: 'set',
    text: 'the public address of the storefront, without a slash at the end. Links in mails, canonical addresses and the hand-over of a sign-in use it.',
    unset: '`http://localhost:8080`, with the port of `PORT`',
    example: 'https://your-shop.com',
  },
  PORTAL_ORIGIN: {
    group: 'process',
    importance: 'set',
    text: 'the public address of the portal, without a slash at the end.',
    unset: '`http://portal.localhost:8080`, with the port of `PORT`',
    example: 'https://portal.your-shop.com',
  },
  TRUST_PROXY: {
    group: 'process',
    importance: 'know',
    text: 'whose `X-Forwarded-*` headers are believed: the networks of your proxies (`10.0.0.0/8,loopback`), or how many proxies stand before the process (`1`). Unset: nobody’s.',
    unset: 'unset',
  },
  PORT: {
    group: 'process',
    importance: 'know',
    text: 'the port of the shop; both apps and the API share it.',
  },
  HOST: {
    group: 'process',
    importance: 'know',
    text: 'the address that the process listens on. A shop with demo accounts or an open mailbox does not start on any other.',
  },
  DATA_DIR: {
    group: 'process',
    importance: 'know',
    text: 'the folder of the embedded database, the pictures, the files that Node compiled (`compiled/`). The last may be deleted.',
  },
  DEMO: {
    group: 'process',
    importance: 'ignore',
    text: 'the demo world and its accounts. Production refuses it.',
    unset: 'on, unless `NODE_ENV=production`',
  },
  RATE_LIMITS: {
    group: 'processes',
    importance: 'ignore',
    text: 'count the contract’s rate limits.',
  },
  SHARED_CACHE: {
    group: 'processes',
    importance: 'ignore',
    text: 'keep public answers for a few seconds.',
  },
  DATABASE_URL: {
    group: 'database',
    importance: 'know',
    text: 'a PostgreSQL server, 15 or newer; it may list several hosts. Unset: the embedded one.',
    example: 'postgres://bandari:password@database/bandari',
  },
  SMTP_URL: {
    group: 'mail',
    importance: 'set',
    text: '`smtp://` or `smtps://` address of a mail server. Unset: mails are kept and shown at `/mailbox`; production does not start.',
    example: 'smtps://name:password@mail.example.com',
  },
  MAIL_FROM: {
    group: 'mail',
    importance: 'set',
    text: 'the sender.',
  },
  SUPPORT_EMAIL: {
    group: 'mail',
    importance: 'set',
    text: 'where buyers write to, and where alarms about money go.',
  },
  GOOGLE_CLIENT_ID: {
    group: 'sign-in',
    importance: 'know',
    text: 'the client ID of Google’s sign-in. Unset: there is no such sign-in.',
    example: '123-abc.apps.googleusercontent.com',
  },
  GOOGLE_API_URL: {
    group: 'sign-in',
    importance: 'ignore',
    text: 'the API that confirms a sign-in with Google; another one for a test.',
  },
  GOOGLE_SCRIPT_URL: {
    group: 'sign-in',
    importance: 'ignore',
    text: 'the script of Google’s sign-in; another one for a test.',
  },
  SEARCH_MEMORY: {
    group: 'search',
    importance: 'know',
    text: 'megabytes in which each process may hold the listed vehicles, about 180 bytes each. Where they do not fit, the database answers searches, slowly, and none by landed price.',
  },
  EBAY_CLIENT_ID: {
    group: 'partners',
    importance: 'know',
    text: 'with `EBAY_CLIENT_SECRET`, the item search shows eBay’s goods. Both or neither. Unset: the embedded partner catalogue.',
  },
  EBAY_CLIENT_SECRET: {
    group: 'partners',
    importance: 'know',
    text: 'the secret of `EBAY_CLIENT_ID`.',
  },
  EBAY_MARKETPLACE: {
    group: 'partners',
    importance: 'ignore',
    text: 'which eBay: whose goods, and in which currency.',
  },
  EBAY_API_URL: {
    group: 'partners',
    importance: 'ignore',
    text: 'eBay’s API, or its sandbox.',
  },
  PARTNER_WAIT_MS: {
    group: 'partners',
    importance: 'ignore',
    text: 'the longest that a page waits for a partner, in milliseconds.',
  },
  EXCHANGE_RATE_DAYS: {
    group: 'prices',
    importance: 'know',
    text: 'how old, in days, an exchange rate may be that prices are shown “about” by.',
  },
  KES_PER_USD: {
    group: 'prices',
    importance: 'know',
    text: 'shillings for one US dollar: the rate that the home page’s price search in shillings uses.',
  },
  STRUCK_PRICES: {
    group: 'prices',
    importance: 'ignore',
    text: 'show the struck price and `Save: 10%`.',
  },
  MAX_UNPAID_ORDERS: {
    group: 'orders',
    importance: 'know',
    text: 'orders that one account may have before it pays.',
  },
  MAX_HELD_VEHICLES: {
    group: 'orders',
    importance: 'know',
    text: 'vehicles that one account’s unpaid orders may hold.',
  },
  MAX_ORDERS_PER_HOUR: {
    group: 'orders',
    importance: 'know',
    text: 'orders that one account may place in an hour.',
  },
  MASK_CONTACTS: {
    group: 'threads',
    importance: 'know',
    text: 'until when buyers and sellers do not read contact data in each other’s messages: `order` until there is an order, `answer` until the seller has written, `never`.',
  },
  BRAND_NAME: {
    group: 'shopfront',
    importance: 'set',
    text: 'the name of the shop, at most 60 characters.',
  },
  CONTACT_PHONE: {
    group: 'shopfront',
    importance: 'set',
    text: 'the telephone of the head office. The demo’s is invented.',
  },
  CONTACT_ADDRESS: {
    group: 'shopfront',
    importance: 'set',
    text: 'the address of the head office, its lines split by `|`. The demo’s is invented.',
  },
  OFFICES: {
    group: 'shopfront',
    importance: 'set',
    text: 'the offices, split by semicolons, each `City, Country|street|telephone|latitude,longitude`. The demo’s are invented.',
    unset: 'the demo’s',
    example: 'Nairobi, Kenya|Mombasa Road|+254 20 555 0100|-1.32,36.84',
  },
  SOCIAL_LINKS: {
    group: 'shopfront',
    importance: 'know',
    text: 'addresses of your pages at Facebook, Instagram, TikTok, WhatsApp, X or YouTube. The demo’s are invented; otherwise none.',
  },
  FLASH_OFFER_ENDS: {
    group: 'shopfront',
    importance: 'know',
    text: 'when the flash offer ends, in Nairobi time or with a zone (`2027-01-20T23:59:00+03:00`). Unset: there is no offer.',
    unset: 'demo: `2030-01-01 23:59`, otherwise unset',
  },
  DRAFT_LANGUAGES: {
    group: 'shopfront',
    importance: 'ignore',
    text: 'also answer languages that are not complete yet, and the pseudo-language `/en-XA` of the tests.',
  },
} as const satisfies SettingNotes
