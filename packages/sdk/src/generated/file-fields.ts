// Generated from openapi/ by `pnpm contract`: never edited by hand.

/** The fields of each form that are files. */
export interface FileFields {
  '/vendor/orders/{id}/papers/': 'file'
  '/orders/{id}/payment-slips/': 'file'
  '/orders/{id}/claim/pictures/': 'file'
  '/support/orders/{id}/papers': 'file'
  '/vendor/company/logo': 'image'
  '/thread-files/': 'file'
  '/vendor/upload-image': 'image'
  '/vendor/upload-video': 'video'
  '/vendor/imports': 'file'
  '/vendor/imports/{id}/pictures': 'archive'
  '/support/articles/pictures': 'image'
  '/support/price-lists/import': 'file'
  '/support/bank-statements': 'file'
  '/support/bank-statements/read': 'file'
  '/support/exchange-rates/import': 'file'
  '/seller-papers/': 'file'
}
