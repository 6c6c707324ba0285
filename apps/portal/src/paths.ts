/** Every address of the portal, and those of the storefront it links to. No path is put together elsewhere. */
export const paths = {
  home: '/',
  signIn: '/login',
  /** Where the storefront's hand-over arrives, with its code in the fragment (contract N13). */
  arrival: '/sso',
  profile: '/profile',
  orderHistory: ({ page = 1, order }: { page?: number; order?: number } = {}) => {
    const query = new URLSearchParams({ tab: 'orders' })
    if (page > 1) query.set('page', String(page))
    if (order !== undefined) query.set('order', String(order))
    return `/profile?${query}`
  },
  /** Ours: the specification names no address for the upgrade wizard. */
  becomeSeller: (step: 'payment' | 'terms' = 'payment') =>
    step === 'terms' ? '/become-a-seller?step=terms' : '/become-a-seller',
  supporterDashboard: '/supporter-dashboard',
  downline: '/my-downline',
  training: (chapter?: string) =>
    chapter === undefined ? '/supporter-training' : `/supporter-training?chapter=${chapter}`,
  promotion: '/advertising-tools',
  statement: (page = 1) => (page > 1 ? `/commission?page=${page}` : '/commission'),
  vendorDashboard: '/vendor-dashboard',
  supportOrders: '/support/orders',
  supportAgents: '/support/agents',
  supportOrder: (id: number) => `/support/orders/${id}/show`,
}

export const storefrontPaths = {
  home: '/',
  signUp: '/login?tab=sign-up',
  resetPassword: '/auth-reset',
  resendActivation: '/resend-activation-link',
  help: '/help-contact',
  search: '/search/1/0/0/1/*/*/0',
  product: (id: number) => `/details/${id}`,
}

type Place = Pick<Location, 'protocol' | 'host'>

/** The shop this portal belongs to: the same address without the leading `portal.` (decisions 2). */
export function storefrontOrigin({ protocol, host }: Place = window.location): string {
  return `${protocol}//${host.replace(/^portal\./, '')}`
}

export function storefrontUrl(path: string, place?: Place): string {
  return storefrontOrigin(place) + path
}

/** Where to go after signing in: a path of ours, or home. Browsers read a backslash as a slash. */
export function ownPath(next: unknown): string {
  const isOwn = typeof next === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)
  return isOwn ? next : paths.home
}
