import { linkTo } from './mails.ts'
import type { World } from './world.ts'

export const newcomerPassword = 'harbour lights 9'

let count = 0

/** What somebody who has never been here types to register; another address each time. */
export function newcomer(email = `newcomer-${(count += 1)}@shop.example`) {
  return {
    first_name: 'Grace',
    last_name: 'Wanjiru',
    email,
    confirm_email: email,
    password: newcomerPassword,
    country: 'KE',
  }
}

/** Where a call comes from, for worlds that count. */
export interface From {
  headers?: Record<string, string>
}

/** Registers somebody whose account then sleeps; returns the address. */
export async function registerNewcomer(
  world: World,
  email?: string,
  from: From = {},
): Promise<string> {
  const body = newcomer(email)
  const { response } = await (await world.as(null)).POST('/register/', { body, ...from })
  if (response.status !== 201) throw new Error(`${body.email} cannot register`)
  return body.email
}

/** Registers and activates somebody; returns the address. */
export async function welcomeNewcomer(
  world: World,
  email?: string,
  from: From = {},
): Promise<string> {
  const address = await registerNewcomer(world, email, from)
  const { response } = await follow(world, await linkTo(world, address))
  if (response.status !== 200) throw new Error(`${address} cannot be activated`)
  return address
}

/** Presses the button of an activation link's page in another browser than the registration's. */
export async function follow(
  world: World,
  path: { uid: string; token: string },
  password = newcomerPassword,
) {
  const client = await world.as(null)
  return client.POST('/activate/{uid}/{token}/', {
    params: { path },
    body: { new_password1: password, new_password2: password },
  })
}

/** Signs in and returns the token. */
export async function signInAs(
  world: World,
  username: string,
  password = newcomerPassword,
): Promise<string> {
  const client = await world.as(null)
  const { data } = await client.POST('/auth/login/', { body: { username, password } })
  if (!data) throw new Error(`${username} cannot sign in`)
  return data.token
}
