import { rejectionReasonText } from '#src/features/submissions/rejection-reason-text.ts'
import classes from '#src/features/submissions/submission-detail.module.css'

export const SubmissionReason = ({ reason }: { reason: string }) => {
  const { points, text } = rejectionReasonText(reason)
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
