import { reasonWords } from '#src/features/submissions/reason-words.ts'
import classes from '#src/features/submissions/detail.module.css'

export const ReasonGiven = ({ reason }: { reason: string }) => {
  const { points, text } = reasonWords(reason)
  return (
    <div className={classes.reason}>
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {text !== '' && <p>{text}</p>}
    </div>
  )
}
