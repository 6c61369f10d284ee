export const timeText = {
  justNow: 'gerade eben',
  yesterday: (time: string): string => `gestern, ${time}`,
}
