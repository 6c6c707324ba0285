import { signInApi } from '../api/sign-in.ts'
import { takeAlong } from '../shared/favourites/take-along.ts'
import { takeGarageAlong } from '../shared/fitting/take-garage-along.ts'
import { clearDevice } from '../shared/page/clear-device.ts'
import type { Store } from './store.ts'

/** Whether the API refused to end it; here it ends all the same. */
export async function endSession(dispatch: Store['dispatch']): Promise<boolean> {
  // What an account has not got yet would go with the device's storage.
  await Promise.all([takeAlong(dispatch), takeGarageAlong(dispatch)])
  const { error } = await dispatch(signInApi.endpoints.signOut.initiate())
  clearDevice()
  return error !== undefined && 'status' in error && error.status === 400
}
