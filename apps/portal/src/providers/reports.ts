import type { FreightCost, FreightCostInput } from '@bandari/sdk'
import type { operations } from '@bandari/sdk/contract'
import { askFile, type NamedFile } from './file.ts'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

type FileQuery = operations['exportReport']['parameters']['query']

export async function exportReport(query: FileQuery): Promise<NamedFile> {
  return granted(
    askFile(client.GET('/support/reports/file', { params: { query }, parseAs: 'stream' })),
  )
}

type FunnelQuery = operations['exportFunnel']['parameters']['query']

export async function exportFunnel(query: FunnelQuery): Promise<NamedFile> {
  return granted(
    askFile(client.GET('/support/reports/funnel/file', { params: { query }, parseAs: 'stream' })),
  )
}

type VitalsQuery = operations['exportVitals']['parameters']['query']

export async function exportVitals(query: VitalsQuery): Promise<NamedFile> {
  return granted(
    askFile(client.GET('/support/vitals/file', { params: { query }, parseAs: 'stream' })),
  )
}

export async function setFreightCost(id: number, body: FreightCostInput): Promise<FreightCost> {
  const params = { path: { id } }
  return granted(ask(client.PUT('/support/orders/{id}/freight-cost', { params, body })))
}
