import { useRouter } from '@tanstack/react-router'
import { queryClient } from '#src/api/query-client.ts'
import { safePath } from '#src/domain/safe-path.ts'
import { session } from '#src/session/session.ts'

type Entry = { token: string; completed: boolean }

/** Takes over a session that was just opened, and goes on: to registration, to where one was led from, or home. */
export const useEnter = (redirect?: string) => {
  const { history } = useRouter()
  return ({ token, completed }: Entry) => {
    session.setState({ jwt: token, inviteCode: null })
    void queryClient.invalidateQueries()
    history.replace(completed ? (safePath(redirect ?? '') ?? '/') : '/registration')
  }
}
