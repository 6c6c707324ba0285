import type { BandariClient, ListingSave, SupportVendor } from '@bandari/sdk'
import type { StaffRole } from '../../src/core/account.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { type Buyer, newBuyer } from './steps.ts'
import { modelId, newVendor } from './vendors.ts'
import type { World } from './world.ts'

/** What the tests of vehicles for export do, in sentences. */

export interface Exporter extends Buyer {
  token: string
}

/** A member of staff nobody else in the file is. */
export async function newStaff(world: World, staff_role: StaffRole = 'support'): Promise<Exporter> {
  const person = await newBuyer(world)
  await world.db.updateTable('accounts').set({ staff_role }).where('id', '=', person.id).execute()
  return { ...person, token: await insertSession(world.db, person.id, world.clock.now()) }
}

/** What support makes of a vendor, as the record of theirs is sent back. */
export async function setMayListExport(
  { client }: { client: BandariClient },
  { id }: { id: number },
  may_list_export: boolean,
): Promise<SupportVendor> {
  const params = { path: { id } }
  const { data: before } = await client.GET('/support/vendors/{id}', { params })
  const { data, error } = await client.PUT('/support/vendors/{id}', {
    params,
    body: {
      version: before?.version ?? 1,
      seller_status: 'approved',
      may_list_export,
      reason: 'Their papers were seen.',
    },
  })
  if (!data) throw new Error(`not allowed: ${JSON.stringify(error)}`)
  return data
}

/** A vendor whom support lets list for export. */
export async function newExporter(
  world: World,
  staff: { client: BandariClient },
): Promise<Exporter> {
  const vendor = await newVendor(world)
  await setMayListExport(staff, vendor, true)
  return { ...vendor, token: await insertSession(world.db, vendor.id, world.clock.now()) }
}

export const chassis = 'NSP130-2145678'

/** All that a live vehicle for export needs, and all that it may have. */
export const completeExport = {
  pPrice: 4_500,
  pLocation: 'Yokohama, Japan',
  description: 'Non-smoker, all keys.',
  sMileage: 84_200,
  sEngine: '1,329 cc',
  sYear: 2014,
  sBody: 'hatchback',
  xOriginPort: 'Yokohama, Japan',
  xManufactured: '2014-03',
  xRegistered: '2014-05',
  xChassis: chassis.toLowerCase(),
  xEngineNumber: '1NR-5512345',
  xGrade: '4.5',
  xInspection: 'JEVIC',
  xInspectedOn: '2026-01-05',
  xExportCertificate: '2026-01-02',
} as const satisfies Partial<ListingSave>

export function tryToDraftExport(
  { client }: { client: BandariClient },
  subId: number,
  owner: 'self' | 'house' = 'self',
) {
  return client.POST('/vendor/create-product', {
    body: { subId, name: '2014 Toyota Vitz F', prodClass: 'vehicles', region: 'export', owner },
  })
}

export async function draftExport(
  world: World,
  seller: { client: BandariClient },
  owner: 'self' | 'house' = 'self',
): Promise<number> {
  const answer = await tryToDraftExport(seller, await modelId(world, 'Toyota', 'Vitz'), owner)
  if (!answer.data) throw new Error(`not created: ${JSON.stringify(answer.error)}`)
  return answer.data.product_id
}

export const exportHeadings =
  'reference,make,model,title,price USD,description,year,engine size,mileage km,origin port,' +
  'month of manufacture,first registration,chassis number,auction grade,inspected by,inspected on,location,publish'

/** A vehicle that may be live, unless wished otherwise. */
export function exportRow(
  reference: string,
  wish: { price?: string; registered?: string; chassis?: string } = {},
) {
  const { price = '$4,500', registered = '05/2014', chassis: number = chassis } = wish
  return `${reference},Toyota,Vitz,2014 Toyota Vitz ${reference},"${price}",All keys,2014,1329,84200,"Yokohama, Japan",2014-03,${registered},${number},4.5,jevic,2026-01-05,"Yokohama, Japan",live`
}
