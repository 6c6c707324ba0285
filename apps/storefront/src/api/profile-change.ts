import type { Profile, ProfileChange } from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'

/** Apart from the other calls of accounts, because every page has the menu that makes it. */
export const { useUpdateProfileMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    // The page may be left while this is on its way.
    updateProfile: build.mutation<Profile, ProfileChange>({
      queryFn: (body, store) =>
        answer(clientOf(store).PATCH('/profile/', { body, keepalive: true })),
    }),
  }),
})
