import type { Operations } from '../../core/contract.ts'
import { createPort } from './desk/create-port.ts'
import { createTariff } from './desk/create-tariff.ts'
import { deletePort } from './desk/delete-port.ts'
import { deleteTariff } from './desk/delete-tariff.ts'
import { getOption } from './get-option.ts'
import { getSupportDestination } from './desk/get-support-destination.ts'
import { getSupportPort } from './desk/get-support-port.ts'
import { getSupportTariff } from './desk/get-support-tariff.ts'
import { listOptions } from './list-options.ts'
import { listSupportDestinations } from './desk/list-support-destinations.ts'
import { listSupportPorts } from './desk/list-support-ports.ts'
import { listSupportTariffs } from './desk/list-support-tariffs.ts'
import { updateDestination } from './desk/update-destination.ts'
import { updatePort } from './desk/update-port.ts'
import { updateTariff } from './desk/update-tariff.ts'

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
