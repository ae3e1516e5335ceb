import { vi } from 'vitest'

// What a module remembers of one change would answer for the next.
vi.resetModules()
