import { expect, it } from 'vitest'
import { createClient } from './client.ts'
import { deferClient } from './deferred-client.ts'

const client = createClient({
  baseUrl: 'https://shop.example/api',
  fetch: (request) => Promise.resolve(Response.json({ asked: `${request.method} ${request.url}` })),
})

it('passes a call and its answer on', async () => {
  const deferred = deferClient(() => Promise.resolve(client))
  const { data } = await deferred.GET('/countries/{code}/', { params: { path: { code: 'ke' } } })
  expect(data).toEqual({ asked: 'GET https://shop.example/api/countries/ke/' })
})

it('asks for the client again after it could not be fetched', async () => {
  let tries = 0
  const deferred = deferClient(() =>
    ++tries === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(client),
  )
  await expect(deferred.GET('/countries/')).rejects.toThrow('Failed to fetch')
  expect((await deferred.GET('/countries/')).response.status).toBe(200)
})
