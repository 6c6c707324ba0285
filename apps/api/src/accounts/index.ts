import type { Operations } from '../core/contract.ts'
import { activateAccount } from './activate-account.ts'
import { confirmPasswordReset } from './confirm-password-reset.ts'
import { createAddress } from './create-address.ts'
import { createHandover } from './create-handover.ts'
import { deleteAddress } from './delete-address.ts'
import { getAddress } from './get-address.ts'
import { getProfile } from './get-profile.ts'
import { listAddresses } from './list-addresses.ts'
import { redeemHandover } from './redeem-handover.ts'
import { register } from './register.ts'
import { replaceAddress } from './replace-address.ts'
import { reportSocialFailure } from './report-social-failure.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resendActivation } from './resend-activation.ts'
import { signIn } from './sign-in.ts'
import { signInSocially } from './sign-in-socially.ts'
import { signOut } from './sign-out.ts'
import { updateAddress } from './update-address.ts'

export const accounts = {
  activateAccount,
  confirmPasswordReset,
  createAddress,
  createHandover,
  deleteAddress,
  getAddress,
  getProfile,
  listAddresses,
  redeemHandover,
  register,
  replaceAddress,
  reportSocialFailure,
  requestPasswordReset,
  resendActivation,
  signIn,
  signInSocially,
  signOut,
  updateAddress,
} satisfies Partial<Operations>
