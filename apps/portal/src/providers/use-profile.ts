import { getProfile } from './accounts.ts'
import { granted } from './granted.ts'
import { useReading } from './use-operation.ts'

/** One's own profile, by the call that the sign-in and the guards of the pages share. */
export const useProfile = () => useReading(['getProfile', {}], () => granted(getProfile()))
