import { useStore } from 'zustand'
import { session } from '#src/auth/session/session.ts'
import type { Session } from '#src/auth/session/session-persistence.ts'

export const useSession = <T>(select: (state: Session) => T): T => useStore(session, select)
