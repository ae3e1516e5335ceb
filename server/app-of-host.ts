import { makeDemoFile } from './demo.ts'
import type { Host } from './host.ts'
import { createApp } from './http/app.ts'

/** What a host answers, with the built app in this folder. The demo's files are made wherever its rows are. */
export const appOfHost = (
  { database, files, addresses, filesUrl, ports, services, settings }: Host,
  site: string,
): ReturnType<typeof createApp> =>
  createApp({
    database,
    files,
    addresses,
    filesUrl,
    ports,
    site,
    ...services,
    deliveryKey: settings?.DELIVERY_KEY ?? null,
    makeMissing: makeDemoFile,
  })
