import { z } from 'zod';

const count = z.int().min(0);

export const AdminAnalytics = z
  .object({
    totalUsers: count,
    profilesCompleted: count.describe('Students who finished all twelve sections'),
    academicProfiles: count,
    totalApplications: count,
    totalPredictions: count.describe('Colleges in the stored recommendations of all students'),
    totalEssays: count,
    totalReviews: count,
    totalChatTurns: count.describe('Messages of students to the advisor'),
    usersByRole: z.object({ student: count, parent: count, counselor: count, admin: count }),
    activeUsers: z.object({ last7Days: count, last30Days: count }),
    registrationsPerDay: z
      .array(z.object({ day: z.iso.date(), registrations: count }))
      .describe('The last 30 days in UTC, today included, the oldest first'),
  })
  .meta({ id: 'AdminAnalytics' });
