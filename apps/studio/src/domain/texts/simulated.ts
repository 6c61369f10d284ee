/** Stands behind the words of an answer that a fault of Try it gave. */
export const simulatedMark = ' (simulated by What if…)'
