import { measureUpload } from '../server/testing/upload-memory.ts'

const MEGABYTES = 1024
const { base, grew, sent } = await measureUpload(Number(process.argv[2] ?? MEGABYTES))
process.stdout.write(
  `${process.argv[2] ?? MEGABYTES} MB sent in ${(sent ?? 0).toFixed(1)} s and fetched again: memory grew by ${grew.toFixed(1)} MB above ${base.toFixed(1)} MB\n`,
)
