import type { Operations } from '../../core/contract.ts'
import { createPort } from './staff/create-port.ts'
import { createTariff } from './staff/create-tariff.ts'
import { deletePort } from './staff/delete-port.ts'
import { deleteTariff } from './staff/delete-tariff.ts'
import { getOption } from './get-option.ts'
import { getSupportDestination } from './staff/get-support-destination.ts'
import { getSupportPort } from './staff/get-support-port.ts'
import { getSupportTariff } from './staff/get-support-tariff.ts'
import { listOptions } from './list-options.ts'
import { listSupportDestinations } from './staff/list-support-destinations.ts'
import { listSupportPorts } from './staff/list-support-ports.ts'
import { listSupportTariffs } from './staff/list-support-tariffs.ts'
import { updateDestination } from './staff/update-destination.ts'
import { updatePort } from './staff/update-port.ts'
import { updateTariff } from './staff/update-tariff.ts'

export const tariffs = {
  createPort,
  createTariff,
  deletePort,
  deleteTariff,
  getOption,
  getSupportDestination,
  getSupportPort,
  getSupportTariff,
  listOptions,
  listSupportDestinations,
  listSupportPorts,
  listSupportTariffs,
  updateDestination,
  updatePort,
  updateTariff,
} satisfies Partial<Operations>
