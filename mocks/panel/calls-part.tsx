import { useState, useSyncExternalStore } from 'react'
import { clearCallLog, type LoggedCall, readCallLog, watchCallLog } from '#mocks/calls/call-log.ts'
import { copyText } from '#mocks/panel/copy-text.ts'
import { testOfCall } from '#mocks/panel/test-of-call.ts'
import { useTexts } from '#mocks/panel/texts.ts'
import { queryClient } from '#src/api/query-client.ts'
import { currentUserQuery } from '#src/auth/viewer/viewer.ts'
import classes from '#mocks/panel/panel.module.css'

const LONGEST_SHOWN = 4000
const shown = (value: unknown) => (JSON.stringify(value, null, 2) ?? 'undefined').slice(0, LONGEST_SHOWN)

const copyTestOf = (call: LoggedCall) => {
  const email = queryClient.getQueryData(currentUserQuery.queryKey)?.email ?? 'member@liner.test'
  return copyText(testOfCall(call, location.pathname + location.search, email))
}

const CallRow = ({ call }: { call: LoggedCall }) => {
  const t = useTexts()
  const [outcome, setOutcome] = useState('')
  const { procedure, input, outcome: result, ms, batch } = call
  const copy = async () => setOutcome(t((await copyTestOf(call)) ? 'copied' : 'notCopied'))
  return (
    <li>
      <details>
        <summary data-failed={!('answer' in result)}>
          <code>{procedure}</code>
          <span>
            {ms} ms{batch > 1 && `, ${t('batch', { count: batch })}`}
          </span>
        </summary>
        <dl>
          <dt>{t('input')}</dt>
          <dd>
            <pre>{shown(input)}</pre>
          </dd>
          <dt>{'error' in result ? t('error') : t('answer')}</dt>
          <dd>
            {'answer' in result && <pre>{shown(result.answer)}</pre>}
            {'error' in result && <pre>{shown(result.error)}</pre>}
            {'lost' in result && t('lost')}
          </dd>
        </dl>
        <div className={classes.buttons}>
          <button type="button" onClick={() => void copy()}>
            {t('copyTest')}
          </button>
          <output>{outcome}</output>
        </div>
      </details>
    </li>
  )
}

/** The calls that were answered, the newest first. */
export const CallsPart = () => {
  const t = useTexts()
  const calls = useSyncExternalStore(watchCallLog, readCallLog)
  if (calls.length === 0) return <p>{t('noCalls')}</p>
  return (
    <>
      <button type="button" onClick={clearCallLog}>
        {t('clear')}
      </button>
      <ol className={classes.calls}>
        {calls.map((call) => (
          <CallRow key={call.number} call={call} />
        ))}
      </ol>
    </>
  )
}
