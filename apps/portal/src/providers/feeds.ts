import type { Feed, FeedInput, FeedRunAnswers, FeedRunReport, FeedSave } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client, done } from './sdk.ts'

export interface RunOfFeed {
  feed: number
  run: number
}

const one = (id: number) => ({ path: { id } })
const ofRun = ({ feed, run }: RunOfFeed) => ({ path: { id: feed, run } })

/** Calls about addresses from which a seller's stock is fetched. */
export const feedCalls = {
  create: (body: FeedInput): Promise<Feed> => granted(ask(client.POST('/vendor/feeds', { body }))),
  save: (id: number, body: FeedSave): Promise<Feed> =>
    granted(ask(client.PUT('/vendor/feeds/{id}', { params: one(id), body }))),
  remove: (id: number): Promise<unknown> =>
    granted(done(client.DELETE('/vendor/feeds/{id}', { params: one(id) }))),
  runNow: (id: number): Promise<Feed> =>
    granted(ask(client.POST('/vendor/feeds/{id}/run', { params: one(id) }))),
  decide: (run: RunOfFeed, approve: boolean): Promise<FeedRunReport> =>
    granted(
      ask(
        client.POST('/vendor/feeds/{id}/runs/{run}/decision', {
          params: ofRun(run),
          body: { approve },
        }),
      ),
    ),
  answer: (run: RunOfFeed, body: FeedRunAnswers): Promise<FeedRunReport> =>
    granted(
      ask(client.POST('/vendor/feeds/{id}/runs/{run}/answers', { params: ofRun(run), body })),
    ),
}
