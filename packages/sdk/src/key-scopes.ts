/**
 * What an API key may be given. Each operation of the contract names the one that opens it (`x-scope`), or `public`, which
 * needs none, or `person`, which no key opens: proofs of who somebody is, second persons, and what only its owner
 * decides.
 */
export const keyScopes = [
  'account:read',
  'buying:read',
  'buying:write',
  'orders:read',
  'orders:write',
  'messages:read',
  'messages:write',
  'listings:read',
  'listings:write',
  'reports:read',
  'commission:read',
  'commission:write',
  'webhooks:read',
  'webhooks:write',
  'content:read',
  'content:write',
  'tariffs:read',
  'tariffs:write',
  'money:read',
  'money:write',
  'people:read',
  'people:write',
  'shop:read',
  'shop:write',
] as const

export type KeyScope = (typeof keyScopes)[number]

export type Scope = KeyScope | 'public' | 'person'
