import { expect, test } from 'vitest'
import type { MailMessage } from '#backend/ports.ts'
import { clientFor, startEmulatedApi } from '#mocks/node.ts'
import { smallCatalogue } from '#mocks/testing/small-catalogue.ts'
import { refused, START } from '#mocks/testing/use-api.ts'
import { CODE_TRIES } from '#src/domain/limits.ts'

const NEW = 'ada@new.test'

test('when a code is requested, then it is sent by mail, and not again within the wait', async () => {
  const sent: MailMessage[] = []
  const mail = async (message: MailMessage) => void sent.push(message)
  const { close } = await startEmulatedApi({ now: () => START, seed: smallCatalogue, mail })
  const { auth } = clientFor()
  await auth.signUp.mutate({ email: NEW })
  expect(sent).toEqual([{ kind: 'CODE', to: NEW, type: 'EMAIL', code: '123456', language: 'en' }])
  await auth.signUp.mutate({ email: NEW })
  const again = auth.sendOtp.mutate({ email: NEW, type: 'EMAIL', isResend: true })
  expect((await refused(again)).code).toBe('TOO_MANY_REQUESTS')
  expect(sent).toHaveLength(1)
  close()
})

test('when its tries are used up, then a code that is requested within the wait is sent, and can be typed', async () => {
  const sent: MailMessage[] = []
  const mail = async (message: MailMessage) => void sent.push(message)
  const { close } = await startEmulatedApi({ now: () => START, seed: smallCatalogue, mail })
  const { auth } = clientFor()
  const type = (otp: string) => auth.verifyOtp.mutate({ email: NEW, otp, type: 'EMAIL' })
  await auth.signUp.mutate({ email: NEW })
  for (let tries = 0; tries < CODE_TRIES; tries += 1) await refused(type('000000'))
  expect((await refused(type('123456'))).code).toBe('TOO_MANY_REQUESTS')
  await auth.signUp.mutate({ email: NEW })
  expect(sent).toHaveLength(2)
  await expect(type('123456')).resolves.toEqual({ ok: true })
  close()
})

test('when mail cannot be sent, then the call is answered all the same', async () => {
  const mail = async () => {
    throw new Error('away')
  }
  const { close } = await startEmulatedApi({ now: () => START, seed: smallCatalogue, mail })
  await expect(clientFor().auth.signUp.mutate({ email: NEW })).resolves.toEqual({ ok: true })
  close()
})
