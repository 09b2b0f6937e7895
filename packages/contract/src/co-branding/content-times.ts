/** When a piece came and was changed, in the spec's own spelling (S3-25). */
export const contentTimes = (createdAt: string, updatedAt: string) => ({
  created_at: createdAt,
  upadated_at: updatedAt,
});
