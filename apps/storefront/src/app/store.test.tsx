import { type Caller, session } from '@bandari/sdk'
import { afterEach, expect, test } from 'vitest'
import { answer, api, clientOf } from '../api/api.ts'
import { createStore } from './store.ts'

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    readProfile: build.query<unknown, void>({
      queryFn: (_, store) => answer(clientOf(store).GET('/profile/')),
    }),
  }),
})

afterEach(() => session.end())

/** A page of somebody who is signed in asks something, and the API does not accept their token any more. */
async function ask({ meanwhile }: { meanwhile: () => void }) {
  session.start({ token: 'former', email: 'grace@example.com' })
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const client = { GET: () => promise } as unknown as Caller
  const store = createStore({ client, language: 'en' })
  const asked = store.dispatch(endpoints.readProfile.initiate())
  meanwhile()
  resolve({ error: {}, response: { ok: false, status: 401, headers: new Headers() } })
  await asked
  return store.getState().session
}

test('a 401 ends the session', async () => {
  const { status, lapsed } = await ask({ meanwhile: () => {} })
  expect(session.token()).toBeNull()
  expect({ status, lapsed }).toEqual({ status: 'out', lapsed: true })
})

test('a 401 of a token that is over says nothing of whoever has signed in since', async () => {
  const { lapsed } = await ask({
    meanwhile: () => session.start({ token: 'new', email: 'grace@example.com' }),
  })
  expect(session.token()).toBe('new')
  expect(lapsed).toBe(false)
})
