/** Pages of the portal, by the names that the specification gives them (decisions 3). */
export const portalPaths = [
  '/profile',
  '/my-downline',
  '/vendor-dashboard',
  '/supporter-dashboard',
  '/supporter-training',
  '/advertising-tools',
  '/vendor/*',
]
