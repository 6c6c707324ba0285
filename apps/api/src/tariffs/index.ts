import type { Operations } from '../core/contract.ts'
import { createPort } from './create-port.ts'
import { createTariff } from './create-tariff.ts'
import { deletePort } from './delete-port.ts'
import { deleteTariff } from './delete-tariff.ts'
import { getSupportDestination } from './get-support-destination.ts'
import { getSupportPort } from './get-support-port.ts'
import { getSupportTariff } from './get-support-tariff.ts'
import { listSupportDestinations } from './list-support-destinations.ts'
import { listSupportPorts } from './list-support-ports.ts'
import { listSupportTariffs } from './list-support-tariffs.ts'
import { updateDestination } from './update-destination.ts'
import { updatePort } from './update-port.ts'
import { updateTariff } from './update-tariff.ts'

export const tariffs = {
  createPort,
  createTariff,
  deletePort,
  deleteTariff,
  getSupportDestination,
  getSupportPort,
  getSupportTariff,
  listSupportDestinations,
  listSupportPorts,
  listSupportTariffs,
  updateDestination,
  updatePort,
  updateTariff,
} satisfies Partial<Operations>
