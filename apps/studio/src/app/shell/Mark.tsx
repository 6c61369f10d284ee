import styles from './Mark.module.css'

/** The mark: a letter, half way into a slot, on its yellow tile. */
export function Mark() {
  return (
    <span className={styles['tile']} aria-hidden="true">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <title>Letterslot</title>
        <g transform="rotate(-9 12 11)">
          <path d="M4.5 17V6a2 2 0 0 1 2-2h11a2 2 0 0 1 2 2v12.5" />
          <path d="m5.25 5 6.75 6.25L18.75 5" />
        </g>
        <rect x="1" y="16.25" width="22" height="4.75" rx="2.25" fill="currentColor" stroke="none" />
      </svg>
    </span>
  )
}
