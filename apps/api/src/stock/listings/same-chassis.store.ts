import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { type ChassisHolder, plainChassis } from './same-chassis.ts'

/** More would be a mistake of another kind. */
const most = 1000

/** Every listing that has one of these chassis numbers, oldest first. */
export async function listChassisHolders(
  db: Database,
  chassis: readonly string[],
): Promise<ChassisHolder[]> {
  if (chassis.length === 0) return []
  const { rows } = await sql<ChassisHolder>`
    select id, title, vendor_id, plain_code(chassis_number) as chassis from products
    where chassis_number is not null
      and plain_code(chassis_number) = any(${chassis.map(plainChassis)}::text[])
    order by id limit ${most}`.execute(db)
  return rows
}

/** The ids of other listings with the chassis number of the outer query's product. */
export const othersWithChassis = sql<number[]>`array(
  select other.id::integer from products as other
  where other.chassis_number is not null and plain_code(other.chassis_number) = plain_code(products.chassis_number)
    and other.id <> products.id order by other.id limit 20)`

/** Whether another listing has the chassis number of the outer query's product. */
export const hasChassisTwice = sql<boolean>`(products.id in (
  select id from products as named where chassis_number is not null and plain_code(chassis_number) in (
    select plain_code(chassis_number) from products where chassis_number is not null
    group by 1 having count(*) > 1)))`
