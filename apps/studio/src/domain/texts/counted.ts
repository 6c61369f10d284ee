/** A number with its noun in the right form: "1 field", "2 fields". */
export function counted(count: number, noun: string, plural: string = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`
}
