/** The output of a command; tests bring their own. */
export interface Terminal {
  out(text: string): void
  err(text: string): void
}

/** The process's own streams. */
export const processTerminal: Terminal = {
  out: (text) => {
    process.stdout.write(`${text}\n`)
  },
  err: (text) => {
    process.stderr.write(`${text}\n`)
  },
}
