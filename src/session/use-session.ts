import { useStore } from 'zustand'
import { session } from '#src/session/session.ts'
import type { Session } from '#src/session/guarded-storage.ts'

export const useSession = <T>(select: (state: Session) => T): T => useStore(session, select)
