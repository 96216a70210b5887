import { useParams } from 'react-router-dom';
import { AdminFrame } from '@/app/shell/admin-frame';
import { UserHead } from '@/features/administration/users/user-head';
import { StudentEssays } from '@/features/essays/admin/student-essays';

const AdminUser = () => {
  const { userId = '' } = useParams();
  return (
    <AdminFrame>
      <div className="grid gap-6">
        <UserHead userId={userId}>
          {({ role }) => role === 'student' && <StudentEssays userId={userId} />}
        </UserHead>
      </div>
    </AdminFrame>
  );
};

export default AdminUser;
