import type { Operations } from '../../core/contract.ts'
import { chooseGarageVehicle } from './choose-garage-vehicle.ts'
import { chooseNoGarageVehicle } from './choose-no-garage-vehicle.ts'
import { listGarage } from './list-garage.ts'
import { removeGarageVehicle } from './remove-garage-vehicle.ts'
import { takeGarageAlong } from './take-garage-along.ts'

export const garage = {
  chooseGarageVehicle,
  chooseNoGarageVehicle,
  listGarage,
  removeGarageVehicle,
  takeGarageAlong,
} satisfies Partial<Operations>
