/** "Today", "Yesterday" or "November 20". */
export const dayWords = (at: string, now: Date) => {
  const day = new Date(at);
  if (isSameDay(day, now)) return 'Today';
  if (isSameDay(day, new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return 'Yesterday';
  return day.toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
};

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();
