import type { Operations } from '../../core/contract.ts'
import { createPort } from '../../tariffs/create-port.ts'
import { createTariff } from '../../tariffs/create-tariff.ts'
import { deletePort } from '../../tariffs/delete-port.ts'
import { deleteTariff } from '../../tariffs/delete-tariff.ts'
import { getSupportDestination } from '../../tariffs/get-support-destination.ts'
import { getSupportPort } from '../../tariffs/get-support-port.ts'
import { getSupportTariff } from '../../tariffs/get-support-tariff.ts'
import { listSupportDestinations } from '../../tariffs/list-support-destinations.ts'
import { listSupportPorts } from '../../tariffs/list-support-ports.ts'
import { listSupportTariffs } from '../../tariffs/list-support-tariffs.ts'
import { updateDestination } from '../../tariffs/update-destination.ts'
import { updatePort } from '../../tariffs/update-port.ts'
import { updateTariff } from '../../tariffs/update-tariff.ts'

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
