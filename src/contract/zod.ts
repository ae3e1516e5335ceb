import { config } from 'zod/mini'

/** The only way to zod: without its just-in-time compiler, which a strict content security policy forbids. */
config({ jitless: true })
export * as z from 'zod/mini'
