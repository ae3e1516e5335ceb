import { expect, test } from 'vitest'
import { clientFor } from '#mocks/node.ts'
import { refused, useApi } from '#mocks/testing/use-api.ts'
import { isValidEmail } from '#src/domain/contact/email.ts'
import { HOSTILE_VALUES } from '../../e2e/fixtures/hostile-values.ts'

useApi()

const NEW = 'ada@new.test'
const CODE = '123456'
const { auth } = clientFor()
const refusal = { code: expect.stringMatching(/^(BAD_REQUEST|TOO_MANY_REQUESTS)$/) }
const isTakenAsAddress = (value: string) => isValidEmail(value.trim())

/** Some are too long for a title. */
const titled = (values: readonly string[]) =>
  values.map((value) => [JSON.stringify(value).slice(0, 40), value] as const)

test.each(titled(HOSTILE_VALUES.filter((value) => !isTakenAsAddress(value))))(
  'when %s is given as an address, a password or a code, then it is refused with a reason',
  async (_, value) => {
    expect(await refused(auth.signUp.mutate({ email: value }))).toMatchObject({
      code: 'BAD_REQUEST',
      fields: { email: expect.anything() },
    })
    expect(await refused(auth.signIn.mutate({ email: value, password: value }))).toMatchObject(refusal)
    expect(await refused(auth.sendOtp.mutate({ email: value, type: 'PASSWORD', isResend: false }))).toMatchObject({
      code: 'BAD_REQUEST',
      fields: { email: expect.anything() },
    })
    expect(await refused(auth.signIn.mutate({ email: 'member@liner.test', password: value }))).toMatchObject(refusal)
    await auth.signUp.mutate({ email: NEW })
    expect(await refused(auth.verifyOtp.mutate({ email: NEW, otp: value, type: 'EMAIL' }))).toMatchObject(refusal)
  },
)

test.each(titled(HOSTILE_VALUES))(
  'when %s is given as a new password, then it is exactly that or refused',
  async (_, value) => {
    await auth.signUp.mutate({ email: NEW })
    const made = auth.setPassword.mutate({ email: NEW, otp: CODE, password: value })
    if (
      value.length > 8 &&
      (await made.then(
        () => true,
        () => false,
      ))
    )
      await expect(auth.signIn.mutate({ email: NEW, password: value })).resolves.toMatchObject({ completed: false })
    else expect(await refused(made)).toMatchObject({ fields: { password: expect.anything() } })
  },
)
