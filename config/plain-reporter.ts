import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'

type Progress = { left: number; failed: number; ms: number }

const print = (text: string) => void process.stdout.write(`${stripVTControlCharacters(text)}\n`)

/** Prints one line per spec file when all its tests have run, and each failure as it happens. */
export default class PlainReporter implements Reporter {
  private readonly files = new Map<string, Progress>()
  private config: FullConfig | null = null

  onBegin(config: FullConfig, suite: Suite) {
    this.config = config
    for (const { location } of suite.allTests()) this.progressOf(location.file).left++
  }

  onTestEnd(test: TestCase, result: TestResult) {
    const { file } = test.location
    const progress = this.progressOf(file)
    progress.ms += result.duration
    const isRetried = !test.ok() && result.retry < test.retries
    if (result.status !== test.expectedStatus) {
      print(`✗ ${test.titlePath().filter(Boolean).join(' › ')}${isRetried ? ' (tried again)' : ''}`)
      for (const error of result.errors) this.onError(error)
      for (const { name, path } of result.attachments) if (path !== undefined) print(`  ${name}: ${path}`)
    }
    if (isRetried) return
    progress.left--
    if (!test.ok()) progress.failed++
    if (progress.left > 0) return
    const name = relative(this.config?.rootDir ?? '', file)
    print(`${progress.failed === 0 ? '✓' : '✗'} ${name}, ${(progress.ms / 1000).toFixed(1)} s`)
  }

  onError({ message, stack, value, snippet }: TestError) {
    print([stack ?? message ?? value, snippet].filter((part) => part !== undefined).join('\n'))
  }

  private progressOf(file: string): Progress {
    const progress = this.files.get(file) ?? { left: 0, failed: 0, ms: 0 }
    this.files.set(file, progress)
    return progress
  }
}
