import type { Operations } from '../../core/contract.ts'
import { activateAccount } from '../../accounts/activate-account.ts'
import { confirmPasswordReset } from '../../accounts/confirm-password-reset.ts'
import { createAddress } from '../../accounts/create-address.ts'
import { createHandover } from '../../accounts/create-handover.ts'
import { deleteAddress } from '../../accounts/delete-address.ts'
import { getAddress } from '../../accounts/get-address.ts'
import { getProfile } from '../../accounts/get-profile.ts'
import { listAddresses } from '../../accounts/list-addresses.ts'
import { redeemHandover } from '../../accounts/redeem-handover.ts'
import { register } from '../../accounts/register.ts'
import { replaceAddress } from '../../accounts/replace-address.ts'
import { reportSocialFailure } from '../../accounts/report-social-failure.ts'
import { requestPasswordReset } from '../../accounts/request-password-reset.ts'
import { resendActivation } from '../../accounts/resend-activation.ts'
import { signIn } from '../../accounts/sign-in.ts'
import { signInSocially } from '../../accounts/sign-in-socially.ts'
import { signOut } from '../../accounts/sign-out.ts'
import { updateAddress } from '../../accounts/update-address.ts'

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
