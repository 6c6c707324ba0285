import { getProfile } from './accounts.ts'
import { granted } from './granted.ts'
import { useReading } from './use-operation.ts'

/** One's own profile, by the call that the sign-in and the guards of the pages share. */
export const useProfile = () => useReading(['getProfile', {}], () => granted(getProfile()))

/** Whose numbers one types without a prefix: the code of one's own country, once it is known. */
export const useOwnCountry = (): string | null => useProfile().data?.country_code ?? null
