import { useQuery } from '@tanstack/react-query';
import { listNotificationsOptions } from '@/api/queries/administration.gen';

export const useNotifications = () => useQuery(listNotificationsOptions());
