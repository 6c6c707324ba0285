import type { StaffRole } from '../src/core/account.ts'

/** The demo accounts, one per role; the same in development, API tests and browser tests. */
export const demoPassword = 'Harbour-2026!'

export interface Person {
  email: string
  first_name: string
  last_name: string
  country: string
  staff_role?: StaffRole
  seller_status?: 'pending' | 'approved'
  /** Joined the seller programme with this code, referred by that role. */
  agent?: { code: string; mobile: string; referrer?: 'supporter' }
}

export const people = {
  buyer: { email: 'buyer@example.com', first_name: 'Chanda', last_name: 'Mwila', country: 'ZM' },
  supporter: {
    email: 'supporter@example.com', first_name: 'Joy', last_name: 'Kamau', country: 'KE',
    agent: { code: 'JOYK2026', mobile: '+254712345678' },
  },
  recruit: {
    email: 'recruit@example.com', first_name: 'Tendai', last_name: 'Moyo', country: 'ZW',
    agent: { code: 'TENDAIM2026', mobile: '+263712345678', referrer: 'supporter' },
  },
  vendor: {
    email: 'vendor@example.com', first_name: 'Peter', last_name: 'Otieno', country: 'KE', seller_status: 'approved',
    agent: { code: 'PETERO2026', mobile: '+254722345678' },
  },
  applicant: {
    email: 'applicant@example.com', first_name: 'Amina', last_name: 'Hassan', country: 'TZ', seller_status: 'pending',
    agent: { code: 'AMINAH2026', mobile: '+255712345678' },
  },
  support: { email: 'support@example.com', first_name: 'Grace', last_name: 'Banda', country: 'ZM', staff_role: 'admin' },
  desk: { email: 'desk@example.com', first_name: 'Mary', last_name: 'Phiri', country: 'ZM', staff_role: 'support' },
  finance: { email: 'finance@example.com', first_name: 'Daniel', last_name: 'Ncube', country: 'ZW', staff_role: 'finance' },
  content: { email: 'content@example.com', first_name: 'Faith', last_name: 'Wanjiru', country: 'KE', staff_role: 'content' },
} as const satisfies Record<string, Person>

export type Role = keyof typeof people
