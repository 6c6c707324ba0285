import type { BandariClient } from '@bandari/sdk'

/** A draft of a seller that waits for a model of that name. */
export async function askedModel(
  { client }: { client: BandariClient },
  model: string,
  make = 'Toyota',
) {
  const body = { type: 'Cars', make, model, name: `2010 ${make} ${model}` } as const
  const { data, error } = await client.POST('/vendor/model-requests', { body })
  if (!data) throw new Error(`not asked: ${JSON.stringify(error)}`)
  return data
}
