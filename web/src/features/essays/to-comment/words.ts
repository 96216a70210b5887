export const english = {
  waiting: (count: number) =>
    count === 1 ? '1 essay waits for your comment' : `${count} essays wait for your comment`,
  shared: (count: number) => (count === 1 ? '1 shared essay' : `${count} shared essays`),
};
export type Words = typeof english;
