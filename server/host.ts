import { join } from 'node:path'
import { type Opened, openEmbedded, openPostgres } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { lockFolder } from './folder-lock.ts'
import { openJobs } from './jobs/open-jobs.ts'
import { type DiskFiles, diskFiles } from './ports/disk-files.ts'
import { createPorts } from './ports/ports.ts'
import { connectServices } from './ports/services.ts'
import { openSigningKey, signedUrls } from './ports/signed-urls.ts'
import { type ProductionSettings, readSettings } from './settings.ts'

/** Where rows and files are. */
export type Storage = Opened & { settings: ProductionSettings | null; filesFolder: string; files: DiskFiles }

/** Opens what the environment names, or the embedded database in a folder that no other process may have open. */
export const openStorage = async (data: string): Promise<Storage> => {
  const settings = readSettings(process.env)
  const filesFolder = settings?.FILES_DIR ?? join(data, 'files')
  const files = diskFiles(filesFolder)
  if (settings !== null) return { ...(await openPostgres(settings.DATABASE_URL)), settings, filesFolder, files }
  const unlock = await lockFolder(data)
  try {
    const opened = await openEmbedded(join(data, 'database'))
    return { ...opened, settings, filesFolder, files, close: () => opened.close().finally(unlock) }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** All that calls and jobs work with, on a database that is up to date. The port is part of addresses where none is set. */
export const openHost = async (data: string, port: number) => {
  const storage = await openStorage(data)
  try {
    await migrate(storage.kysely)
    const now = () => new Date()
    const { settings } = storage
    const key = await openSigningKey(storage.filesFolder)
    const jobs = await openJobs(storage, key)
    const { database } = jobs
    const publicUrl = settings?.PUBLIC_URL ?? null
    const filesUrl = settings?.FILES_URL ?? null
    const addresses = signedUrls(key, now)
    const services = await connectServices({ settings, database, now, localUrl: `http://localhost:${port}` })
    const ports = createPorts({ ...services, files: storage.files, addresses, filesUrl, now, publicUrl })
    const close = () => jobs.close().finally(services.close).finally(storage.close)
    return { ...storage, database, jobs, services, now, addresses, filesUrl, ports, close }
  } catch (error) {
    await storage.close()
    throw error
  }
}
export type Host = Awaited<ReturnType<typeof openHost>>
